import MessengerHost
import ScreenKit

/// Lets a player play an app by hand, in a terminal.
@MainActor
struct TerminalPlayer {
  private let device: Device
  private let terminal: Terminal
  private var hand: Hand
  private var decoder = KeyDecoder()
  private var shown: Picture?

  /// What the keys do, in the width of the smallest usual terminal.
  static let hint =
    "tab field · ↑↓ 1–9 choose · return tap · page ↑↓ scroll · esc back · ctrl-C quit"

  init(device: Device, terminal: Terminal) {
    self.device = device
    self.terminal = terminal
    hand = Hand(on: device.window)
  }

  /// The part of a terminal that an app gets: all but a row for the hint, and room for numbers.
  static func screenSize(in terminal: Terminal) -> Size {
    Size(columns: terminal.size.columns - Picture.gutter, rows: terminal.size.rows - 1)
  }

  /// Plays until the player leaves.
  mutating func play() async {
    // From its first call on, settling knows of all jobs; so it comes before the app's first one.
    await MainActor.settle()
    device.start()
    for await event in terminal.events {
      switch event {
      case .input(let bytes):
        for key in decoder.decode(bytes) {
          guard key != .interrupt else { return }
          hand.press(key)
          // Keys come together when somebody pastes: each finds what the one before has done.
          await MainActor.settle()
        }
      case .resized:
        let size = TerminalPlayer.screenSize(in: terminal)
        device.window.frame = Rect(columns: size.columns, rows: size.rows)
      case .tick: break
      case .end: return
      }
      show()
    }
  }

  private mutating func show() {
    let picture = Picture(of: device.window, hand: hand, hint: TerminalPlayer.hint)
    guard picture != shown else { return }
    terminal.write(picture.text)
    shown = picture
  }
}

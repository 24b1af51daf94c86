import MessengerHost
import ScreenKit

/// Plays an app by a script, and shows the screen at first and after each command.
@MainActor
struct ScriptPlayer {
  let device: Device

  /// How long `see` waits for what has to come over the network, in seconds.
  let patience: Double

  let write: (String) -> Void

  private static let timeBetweenLooks = 0.05

  /// Plays until the script quits or ends, or a line of it fails.
  ///
  /// - Parameter file: What the script is called in messages.
  func play(_ lines: some Sequence<String>, from file: String) async throws(PlayError) {
    // From its first call on, settling knows of all jobs; so it comes before the app's first one.
    await MainActor.settle()
    device.start()
    await show()
    for (index, line) in lines.enumerated() {
      do {
        guard try await play(line) else { return }
      } catch {
        throw .line(file: file, number: index + 1, "\(error)")
      }
    }
  }

  /// Plays a line, and returns whether the next one is to be played too.
  private func play(_ line: String) async throws -> Bool {
    let line = line.drop(while: \.isWhitespace)
    guard !line.isEmpty, !line.hasPrefix("#") else { return true }
    guard let command = Command(String(line)) else {
      throw ScriptProblem.unknownCommand(String(line))
    }
    guard command != .quit else { return false }
    try await perform(command)
    await show()
    return true
  }

  private func perform(_ command: Command) async throws {
    let window = device.window
    switch command {
    case .enter(let text, let identifier): try window.enter(text, into: identifier)
    case .tap(let identifier): try window.tap(identifier)
    case .focus(let identifier): try window.focus(identifier)
    case .type(let text): try window.type(text)
    case .pressReturn: try window.pressReturnKey()
    case .scroll(let identifier, let rows): try window.scroll(identifier, by: rows)
    case .wait(let seconds): await device.time.pass(seconds)
    case .see(let identifier, let text): try await see(identifier, text)
    case .open(let link): device.open(link)
    case .quit: break
    }
  }

  private func see(_ identifier: String, _ text: String?) async throws {
    let end = device.time.clock.now + patience
    while true {
      do {
        return try look(for: identifier, text)
      } catch  where device.time.clock.now < end {
        await device.time.pass(ScriptPlayer.timeBetweenLooks)
      } catch {
        await show()
        throw error
      }
    }
  }

  private func look(for identifier: String, _ text: String?) throws {
    guard let view = device.window.visibleView(identifier) else {
      throw InteractionError.notOnScreen(identifier: identifier)
    }
    let found = view.accessibilityValue ?? ""
    if let text, found != text {
      throw ScriptProblem.reads(identifier: identifier, expected: text, found: found)
    }
  }

  private func show() async {
    await MainActor.settle()
    write(device.window.screen)
  }
}

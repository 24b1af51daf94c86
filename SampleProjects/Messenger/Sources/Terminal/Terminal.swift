import Foundation
import ScreenKit

/// The terminal that the program runs in, which belongs to it alone until ``close()``.
@MainActor
final class Terminal {
  enum Event {
    case input([UInt8])
    case resized

    /// A moment has passed, in which an app may have changed its screen.
    case tick

    /// Nothing more will come.
    case end
  }

  /// What happens from now on.
  let events: AsyncStream<Event>

  private static let timeBetweenTicks = DispatchTimeInterval.milliseconds(50)

  private let settings: termios
  private var sources: [any DispatchSourceProtocol] = []

  /// Takes over the terminal: keys are not shown and come at once, and the screen is empty.
  ///
  /// Returns `nil` if the program's input or output is no terminal.
  init?() {
    var settings = termios()
    guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    self.settings = settings
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    events = stream
    cfmakeraw(&settings)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    write("\u{1B}[?1049h\u{1B}[?25l")
    sources = Terminal.sources { continuation.yield($0) }
  }

  /// How large the terminal is now.
  var size: Size {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Gives the terminal back as it was.
  func close() {
    for source in sources { source.cancel() }
    write("\u{1B}[?25h\u{1B}[?1049l")
    var settings = settings
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// What tells of events, until it is cancelled.
  private static func sources(
    _ tell: @escaping @Sendable (Event) -> Void
  ) -> [any DispatchSourceProtocol] {
    let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    input.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 1024)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      tell(count > 0 ? .input(Array(bytes[..<count])) : .end)
    }
    let ticks = DispatchSource.makeTimerSource(queue: .main)
    ticks.schedule(deadline: .now(), repeating: timeBetweenTicks)
    ticks.setEventHandler { tell(.tick) }
    let signals = [(SIGWINCH, Event.resized), (SIGTERM, .end), (SIGHUP, .end), (SIGINT, .end)]
    let signalSources = signals.map { number, event in
      // Else the signal would end the program before the terminal is given back.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { tell(event) }
      return source
    }
    let sources: [any DispatchSourceProtocol] = [input, ticks] + signalSources
    for source in sources { source.activate() }
    return sources
  }
}

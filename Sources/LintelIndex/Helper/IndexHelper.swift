import LintelPlatform
import LintelSystem

/// The process that reads an index store for another process, and may crash doing so.
package struct IndexHelper {
  private let request: IndexRequest
  private let library: String
  private let store: String

  /// Creates the helper from the arguments of the program: the private subcommand, a request, the
  /// library and the store; `nil` for any other arguments.
  package init?(_ words: [String]) {
    guard words.count == 4, words[0] == IndexRequest.subcommand,
      let request = IndexRequest(rawValue: words[1])
    else { return nil }
    self.request = request
    library = words[2]
    store = words[3]
  }

  /// Answers the request on standard output, and ends the process.
  package func run() -> Never {
    // A crash is expected, and nobody wants a report or a dump of it.
    for crash in [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE] { signal(crash, SIG_DFL) }
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      setrlimit(RLIMIT_CORE, &none)
    #endif
    var output = Output()
    do throws(StoreError) {
      let reader = try StoreReader(library: library, store: store)
      output.send(.format(reader.format))
      answer(reader, &output)
    } catch {
      output.send(.failure(error.reason))
    }
    output.send(.end)
    output.flush()
    exit(0)
  }

  private func answer(_ reader: StoreReader, _ output: inout Output) {
    guard request != .names else {
      for name in reader.unitNames() { output.send(.unitName(name)) }
      return
    }
    for (item, name) in Output.itemsOnStandardInput().enumerated() {
      output.send(.begin(UInt32(item)))
      // Flushed now, because reading the item may crash this process.
      output.flush()
      do throws(StoreError) {
        if request == .units {
          output.send(.unit(try reader.unit(name)))
        } else {
          try reader.record(name) { output.send($0) }
        }
      } catch {
        output.send(.failure(error.reason))
      }
    }
  }
}

/// Standard output of the helper.
private struct Output {
  private var writer = StreamWriter()

  mutating func send(_ message: StreamMessage) {
    writer.append(message)
    if writer.bytes.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    // If writing fails, nobody reads any more.
    do throws(SystemError) {
      try Descriptor.write(writer.take(), to: STDOUT_FILENO)
    } catch {
      exit(1)
    }
  }

  static func itemsOnStandardInput() -> [String] {
    var bytes: [UInt8] = []
    var space = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &space, space.count)
      if count <= 0 { break }
      bytes += space[..<count]
    }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

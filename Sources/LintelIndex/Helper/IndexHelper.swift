#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process that reads an index store for another one, and may crash doing so.
public enum IndexHelper {
  /// Answers a request on standard output.
  ///
  /// - Parameter words: a request, the library and the store.
  public static func run(_ words: [String]) -> Never {
    guard words.count == 3, let request = IndexRequest(rawValue: words[0]) else { exit(64) }
    // A crash is expected, and nobody wants a report or a dump of it.
    for crash in [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE] { signal(crash, SIG_DFL) }
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      setrlimit(RLIMIT_CORE, &none)
    #endif
    var output = Output()
    do throws(IndexFault) {
      let reader = try StoreReader(library: words[1], store: words[2])
      output.send(.format(reader.format))
      answer(request, reader, &output)
    } catch {
      output.send(.failure(error.reason))
    }
    output.send(.end)
    output.flush()
    exit(0)
  }

  private static func answer(
    _ request: IndexRequest, _ reader: StoreReader, _ output: inout Output
  ) {
    guard request != .names else {
      for name in reader.unitNames() { output.send(.unitName(name)) }
      return
    }
    for (item, name) in Output.itemsOnStandardInput().enumerated() {
      output.send(.begin(UInt32(item)))
      // What comes next may be the last thing that this process does.
      output.flush()
      do throws(IndexFault) {
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
    let bytes = writer.take()
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(STDOUT_FILENO, $0.baseAddress! + start, $0.count - start)
      }
      if count > 0 {
        start += count
      } else if errno != EINTR {
        // Nobody listens any more.
        exit(1)
      }
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

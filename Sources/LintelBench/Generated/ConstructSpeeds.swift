import LintelScanner

/// The speed at which each kind of source text is tokenised and scanned, from memory.
struct ConstructSpeeds {
  static let table = Table("", "tokenise MB/s", "scan MB/s", "scan/tokenise", "facts/KB")

  private static let size = 256_000

  let rows: [String]

  init() {
    let classes = Construct.all
    var counts = (bytes: [Int](), facts: [Int]())
    var work: [() -> Void] = []
    for construct in classes {
      let source = Source(construct.source(size: Self.size))
      counts.bytes.append(source.buffer.count)
      counts.facts.append(source.scan())
      work.append { keep(source.tokenise()) }
      work.append { keep(source.scan()) }
    }
    let samples = Samples.interleaved(work)
    rows = classes.indices.map { index in
      let (tokenise, scan) = (samples[index * 2], samples[index * 2 + 1])
      func speed(_ sample: Samples) -> String {
        let megabytes = Double(counts.bytes[index]) / 1e6
        return fixed(megabytes / Double(sample.least, in: .seconds(1)), digits: 0)
      }
      return Self.table.row([
        classes[index].name, speed(tokenise), speed(scan),
        fixed(Double(scan.least, in: tokenise.least)),
        fixed(Double(counts.facts[index]) * 1000 / Double(counts.bytes[index]), digits: 0),
      ])
    }
  }

  /// A class, because closures cannot hold a buffer themselves.
  private final class Source {
    let buffer: SourceBuffer

    init(_ bytes: [UInt8]) { buffer = SourceBuffer(bytes) }

    func tokenise() -> Int { tokenCount(of: buffer) }

    func scan() -> Int {
      var scanner = Scanner()
      return scanner.scan(buffer).count
    }
  }
}

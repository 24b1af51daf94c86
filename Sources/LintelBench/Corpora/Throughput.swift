import LintelScanner
import LintelWorkspace

/// The speed at which one thread reads, tokenises and scans a corpus.
///
/// Each step includes the steps before it: tokenising reads, and scanning finds tokens. The last
/// step is what a check does: it also verifies that files are UTF-8, keeps all facts, and gives
/// names new numbers.
struct Throughput {
  static let table = Table(
    "", "files", "lines", "KB", "facts/line", "read MB/s", "tokenise", "scan", "check",
    "tokenise/read", "scan/read", "check/read", "median")

  let corpus: Corpus
  private let read: Samples
  private let tokenise: Samples
  private let scan: Samples
  private let check: Samples

  init(of corpus: Corpus) {
    self.corpus = corpus
    var buffer = SourceBuffer()
    let samples = Samples.interleaved([
      { for file in corpus.files { _ = readBytes(at: Corpus.root + file, into: &buffer) } },
      {
        for file in corpus.files {
          _ = readBytes(at: Corpus.root + file, into: &buffer)
          keep(tokenCount(of: buffer))
        }
      },
      {
        var scanner = Scanner()
        for file in corpus.files {
          _ = readBytes(at: Corpus.root + file, into: &buffer)
          keep(scanner.scan(buffer))
        }
      },
      { keep(try? SourceReader.scan(files: corpus.files, root: Corpus.root, jobs: 1)) },
    ])
    (read, tokenise, scan, check) = (samples[0], samples[1], samples[2], samples[3])
  }

  var row: String {
    Self.table.row([
      corpus.name, grouped(corpus.files.count), grouped(corpus.lineCount),
      grouped(corpus.byteCount / 1000),
      fixed(Double(corpus.factCount) / Double(max(1, corpus.lineCount))),
      speed(read), speed(tokenise), speed(scan), speed(check),
      fixed(Double(tokenise.least, in: read.least)), fixed(Double(scan.least, in: read.least)),
      fixed(Double(check.least, in: read.least)), fixed(Double(scan.median, in: read.median)),
    ])
  }

  private func speed(_ samples: Samples) -> String {
    fixed(Double(corpus.byteCount) / 1e6 / Double(samples.least, in: .seconds(1)), digits: 0)
  }
}

/// Uses a value, so that the compiler cannot leave out the work that computes it.
@inline(never)
func keep<Value>(_ value: Value) {}

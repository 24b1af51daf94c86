import LintelWorkspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How much faster several threads read and scan a corpus than one.
struct Scaling {
  static let table = Table("", "threads", "ms", "MB/s", "times faster", "median")

  let rows: [String]

  init(of corpus: Corpus) {
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let counts = Array(1...cores).filter { $0 <= 4 || $0 == cores || $0 & ($0 - 1) == 0 }
    let samples = Samples.interleaved(
      counts.map { count in
        { keep(try? SourceReader.scan(files: corpus.files, root: Corpus.root, jobs: count)) }
      }, clock: wallTime)
    rows = zip(counts, samples).map { count, sample in
      Self.table.row([
        corpus.name, "\(count)", fixed(Double(sample.least, in: .milliseconds(1))),
        fixed(Double(corpus.byteCount) / 1e6 / Double(sample.least, in: .seconds(1)), digits: 0),
        fixed(Double(samples[0].least, in: sample.least)),
        fixed(Double(samples[0].median, in: sample.median)),
      ])
    }
  }
}

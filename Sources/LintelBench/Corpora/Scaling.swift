import Dispatch
import LintelWorkspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How much faster several threads read and scan a corpus than one.
///
/// Beside it stands how much faster they count to a number, for which they need nothing but a core
/// each: where that is less than their number, the machine was busy with something else.
struct Scaling {
  static let table = Table("", "threads", "ms", "MB/s", "times faster", "counting")

  let rows: [String]

  init(of corpus: Corpus) {
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let counts = Array(1...cores).filter { $0 <= 4 || $0 == cores || $0 & ($0 - 1) == 0 }
    let scan = counts.map { count in
      { keep(try? SourceReader.scan(files: corpus.files, root: Corpus.root, jobs: count)) }
    }
    let counting = counts.map { count in { Self.count(threads: count) } }
    let samples = Samples.interleaved(scan + counting, clock: wallTime, seconds: 10)
    rows = zip(counts, samples).enumerated().map { index, value in
      let (count, sample) = value
      return Self.table.row([
        corpus.name, "\(count)", fixed(Double(sample.least, in: .milliseconds(1))),
        fixed(Double(corpus.byteCount) / 1e6 / Double(sample.least, in: .seconds(1)), digits: 0),
        fixed(Double(samples[0].least, in: sample.least)),
        fixed(
          Double(samples[counts.count].least, in: samples[counts.count + index].least)),
      ])
    }
  }

  private static func count(threads: Int) {
    let results = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: threads)
    defer { results.deallocate() }
    results.initialize(repeating: 1)
    nonisolated(unsafe) let states = results
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      var state = states[thread]
      // Each step needs the one before it, so that the compiler cannot leave any out.
      for _ in 0..<(100_000_000 / threads) { state = state &* 0x5851_f42d_4c95_7f2d &+ 1 }
      states[thread] = state
    }
    precondition(!results.contains(1))
  }
}

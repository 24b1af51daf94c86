import LintelArchitecture
import LintelGraph
import LintelScanner
import LintelText
import LintelWorkspace

/// The times of the phases of a check of one folder, and its size.
struct Measurement {
  private let folder: String
  private var files = 0
  private var bytes = 0
  private var lines = 0
  private var declarations = 0
  private var dependencies = 0
  private var discovery = Duration.zero
  private var read = Duration.zero
  private var scan = Duration.zero
  private var scanAllCores = Duration.zero
  private var link = Duration.zero
  private var judge = Duration.zero
  private var peakMemory = 0

  private static let runs = 7

  init(of folder: String) throws(ConfigurationErrors) {
    self.folder = folder
    let paths: [String]
    do throws(WorkspaceErrors) {
      paths = try Workspace(root: folder).files.map(\.path)
    } catch {
      throw ConfigurationErrors(error)
    }
    let rules = try GeneratedRules(for: paths).architecture()
    let configuration = rules.configuration
    let first = try Project(root: folder, for: configuration)
    files = paths.count
    declarations = first.graph.declarations.count
    dependencies = first.graph.dependencies.count
    (bytes, lines) = Self.size(of: paths, in: folder)
    discovery = first.times.discovery
    (read, scan, link, judge, scanAllCores) = (.max, .max, .max, .max, .max)
    for _ in 0..<Self.runs {
      read = min(read, Self.timeToRead(paths, in: folder))
      let single = try Project(
        root: folder, for: configuration, ReadingOptions(jobs: 1))
      scan = min(scan, single.times.scanning)
      let project = try Project(root: folder, for: configuration)
      discovery = min(discovery, project.times.discovery)
      scanAllCores = min(scanAllCores, project.times.scanning)
      link = min(link, project.times.linking)
      judge = min(judge, try rules.check(project).times.judging)
    }
    peakMemory = peakMemoryInKilobytes()
  }

  /// Returns the time to read every file with `read(2)` into one reused buffer, as the scanner
  /// does, and to do nothing else.
  private static func timeToRead(_ paths: [String], in folder: String) -> Duration {
    ContinuousClock().measure {
      var buffer = SourceBuffer()
      for path in paths { _ = readBytes(at: folder + "/" + path, into: &buffer) }
    }
  }

  private static func size(of paths: [String], in folder: String) -> (bytes: Int, lines: Int) {
    var buffer = SourceBuffer()
    var (bytes, lines) = (0, 0)
    for path in paths {
      _ = readBytes(at: folder + "/" + path, into: &buffer)
      bytes += buffer.count
      lines += buffer.withBytes { $0.count { $0 == UInt8(ascii: "\n") } }
    }
    return (bytes, lines)
  }

  var text: String {
    let total = discovery + scanAllCores + link + judge
    return """
      \(folder)
        files \(files), lines \(lines), bytes \(bytes)
        declarations \(declarations), dependencies \(dependencies)
        find files              \(milliseconds(discovery))
        read, one thread        \(milliseconds(read))
        scan, one thread        \(milliseconds(scan))  = \(ratio(scan, read)) x read
        scan, all cores         \(milliseconds(scanAllCores))  = \(ratio(scan, scanAllCores)) x faster
        link                    \(milliseconds(link))  = \(ratio(link, scan)) x scan
        judge                   \(milliseconds(judge))  = \(ratio(judge, scan)) x scan
        whole check, all cores  \(milliseconds(total))
        peak memory so far      \(peakMemory / 1024) MB

      """
  }

  private func milliseconds(_ duration: Duration) -> String {
    let text = fixed(Double(duration / .microseconds(1)) / 1000)
    return String(repeating: " ", count: max(0, 9 - text.count)) + text + " ms"
  }

  private func ratio(_ left: Duration, _ right: Duration) -> String {
    right == .zero ? "-" : fixed(Double(left / .nanoseconds(1)) / Double(right / .nanoseconds(1)))
  }
}

extension Duration {
  fileprivate static var max: Duration { .seconds(1 << 40) }
}

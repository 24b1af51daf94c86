import LintelArchitecture
import LintelGraph
import LintelJudging
import LintelLinking
import LintelScanner
import LintelText
import LintelVocabulary

/// The time and memory that a generated project of a given size costs. Each file is made in memory,
/// scanned and discarded, so that ten million lines need no disk; the facts of all files are kept,
/// linked and judged.
struct Growth {
  static let table = Table(
    "lines", "files", "MB", "scan ms", "ns/line", "facts MB", "link ms", "ns/line", "judge ms",
    "peak MB", "MB/M lines", firstWidth: 10)

  private var lines = 0
  private var files: [SourceFile] = []
  private var bytes = 0
  private var scan: UInt64 = 0
  private var link: UInt64 = 0
  private var judge: UInt64 = 0
  /// The peak of memory in megabytes when all files are scanned and nothing is linked.
  private var factsPeak = 0

  /// - Parameter wanted: the number of lines; the file that reaches this number is included
  ///   completely.
  init(lines wanted: Int) throws(ConfigurationErrors) {
    let scanned = scanFiles(wanted)
    factsPeak = peakMemoryInKilobytes() / 1024
    let moduleCount = files.count / GeneratedProject.filesPerModule + 1
    // Linking expects modules sorted by name.
    let names = (0..<moduleCount).map { GeneratedProject.moduleName($0) }
    let order = names.indices.sorted { names[$0] < names[$1] }
    var position = [ModuleID](repeating: ModuleID(0), count: moduleCount)
    for (new, old) in order.enumerated() { position[old] = ModuleID(new) }
    files = files.map { $0.renumberingModules { position[$0.position] } }
    let start = wallTime()
    let graph = LintelLinking.link(
      scanned, files: files, modules: order.map { Module(name: names[$0]) })
    link = wallTime() - start
    let configuration = try GeneratedRules(for: files.map(\.path)).architecture().configuration
    let startOfJudging = wallTime()
    keep(try configuration.judge(graph, today: .today) { _ in nil })
    judge = wallTime() - startOfJudging
  }

  private mutating func scanFiles(_ wanted: Int) -> ScannedFiles {
    let part = ScannedPart { scanFile in
      while lines < wanted {
        let number = files.count
        let source = GeneratedProject.source(of: number)
        lines += source.count { $0 == UInt8(ascii: "\n") }
        bytes += source.count
        let buffer = SourceBuffer(source)
        let start = wallTime()
        scanFile(buffer, number)
        scan += wallTime() - start
        files.append(
          SourceFile(
            path: GeneratedProject.path(of: number),
            module: ModuleID(number / GeneratedProject.filesPerModule)))
      }
    }
    let start = wallTime()
    defer { scan += wallTime() - start }
    return ScannedFiles(joining: [part])
  }

  var row: String {
    let peak = peakMemoryInKilobytes() / 1024
    func milliseconds(_ value: UInt64) -> String { fixed(Double(value) / 1e6, digits: 1) }
    func perLine(_ value: UInt64) -> String { fixed(Double(value) / Double(lines), digits: 0) }
    return Self.table.row([
      grouped(lines), grouped(files.count), fixed(Double(bytes) / 1e6, digits: 1),
      milliseconds(scan), perLine(scan), "\(factsPeak)", milliseconds(link), perLine(link),
      milliseconds(judge), "\(peak)", fixed(Double(peak) * 1e6 / Double(lines), digits: 0),
    ])
  }
}

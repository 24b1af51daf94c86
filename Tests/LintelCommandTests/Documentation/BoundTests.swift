import Foundation
import Testing

/// The table of bounds in `Documentation/Limits.md`.
@Suite struct BoundTests {
  /// What reads files that others write.
  private static let readers = [
    "LintelDiagrams", "LintelProjectFiles", "LintelScanner", "LintelWorkspace", "LintelYAML",
  ]

  /// Bounds of other targets that are in the table as well.
  private static let furtherFiles = [
    "LintelJudging/RulesFile/ConfigurationLoader", "LintelLinking/Builds/ConditionalNames",
    "LintelLinking/Builds/OtherBuilds", "LintelText/Errors/ErrorLog", "LintelText/Patterns/Pattern",
  ]

  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  @Test func theTableHasEveryBoundOfTheReaders() throws {
    let written = try Self.table()
    let declared = try Self.declared()
    #expect(declared.count > 40)
    for (name, value) in declared.sorted(by: { $0.key < $1.key }) {
      #expect(written[name] == value, "`\(name)` is \(value); the table has \(written[name] ?? 0)")
    }
    for name in written.keys.sorted() {
      #expect(declared[name] != nil, "the code has no `\(name)`")
    }
  }

  /// A bound that refuses a project is ten times the largest that is known, so that none meets it.
  @Test func whatIsRefusedIsTenTimesTheLargestKnown() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "Documentation/Limits.md"), encoding: .utf8)
    var count = 0
    for match in page.matches(
      of: /(?m)^\|[^|]*\| (\d+) \| ([\d.]+)( MB)? \| error[^|]*\| `(\w+\.\w+)` \|$/)
    {
      let bound = try #require(Double(match.1))
      let known = try #require(Double(match.2)) * (match.3 == nil ? 1 : 1_000_000)
      #expect(bound >= 10 * known, "`\(match.4)`")
      count += 1
    }
    #expect(count >= 4, "\(count) rows say what is known")
  }

  /// Values by what the last column names.
  private static func table() throws -> [String: Int] {
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Limits.md"), encoding: .utf8)
    var values: [String: Int] = [:]
    for match in page.matches(of: /(?m)^\|[^|]*\| (\d+) \|[^|]*\|[^|]*\| `(\w+\.\w+)` \|$/) {
      values[String(match.2)] = Int(match.1)
    }
    return values
  }

  private static func declared() throws -> [String: Int] {
    var paths = furtherFiles.map { root.appending(path: "Sources/\($0).swift").path }
    for target in readers {
      let folder = root.appending(path: "Sources/\(target)").path
      let names = try #require(FileManager.default.enumerator(atPath: folder))
      for case let name as String in names where name.hasSuffix(".swift") {
        paths.append(folder + "/" + name)
      }
    }
    var values: [String: Int] = [:]
    for path in paths {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let bound =
        /static (?:let|var) ((?:\w*[lL]imit)|maximum\w+|mostNesting|source|text)(?:: Int)?(?: =| \{) ([\d_]+)(?: << (\d+))?/
      for match in text.matches(of: bound) {
        guard let value = Int(match.2.replacing("_", with: "")) else { continue }
        let shift = match.3.flatMap { Int($0) } ?? 0
        values["\(owner(of: match.range.lowerBound, in: text)).\(match.1)"] = value << shift
      }
    }
    for name in notBounds { values[name] = nil }
    return values
  }

  /// Named like bounds, but about how something is shown or looked for, not about what is read.
  private static let notBounds = ["DiagramLabel.limit"]

  /// The innermost type that begins before a place, as the code is indented.
  private static func owner(of place: String.Index, in text: String) -> String {
    let types = text[..<place].matches(
      of:
        /(?m)^(?:package |public |private |fileprivate |final )*(?:struct|class|enum|extension) (\w+)/
    )
    return types.last.map { String($0.1) } ?? ""
  }
}

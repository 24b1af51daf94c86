import Foundation
import LintelArchitecture
import LintelVocabulary
import Testing

/// A case in `Tests/SmallCases`: a project of a few lines, in which each line that breaks its rule
/// is marked. That the marks are true is what `Scripts/small-cases` asks the compiler.
struct SmallCase: CustomTestStringConvertible, Sendable {
  let name: String
  private(set) var files: [String: String] = [:]

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "SmallCases")

  static let all: [SmallCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let lists = names.filter { $0.hasSuffix(".txt") && $0 != "known.txt" && $0 != "toolchain.txt" }
    return lists.sorted().flatMap { list in
      cases(in: (try? String(contentsOf: folder.appending(path: list), encoding: .utf8)) ?? "")
    }
  }()

  private static func cases(in text: String) -> [SmallCase] {
    var result: [SmallCase] = []
    var path: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        result.append(SmallCase(name: String(line.dropFirst(4).prefix { $0 != ":" })))
        path = nil
      } else if line.hasPrefix("@@ ") {
        // What is left of a file without the part that must not be used is the compiler's only.
        path = line.hasPrefix("@@ without ") ? nil : String(line.dropFirst(3))
      } else if let path, !result.isEmpty {
        result[result.count - 1].files[path, default: ""] += line + "\n"
      }
    }
    return result
  }

  /// The lines that break the rule, `Domain/O.swift:3`.
  var marks: Set<String> {
    var result: Set<String> = []
    for (path, text) in files where path.hasSuffix(".swift") {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where line.contains("// BREACH") {
        result.insert("\(path):\(number + 1)")
      }
    }
    return result
  }

  private static let usualRules = """
    version: 1
    components:
      Domain: Domain/**
      Data: Data/**
    rules:
      domain-knows-no-data: { kind: forbid, from: Domain, to: Data }
    """

  /// The lines of errors, and those that have notes or warnings only.
  func found() throws -> (errors: Set<String>, notes: Set<String>) {
    let folder = try ProjectFolder(files)
    let rules = files["lintel.yml"] ?? Self.usualRules
    let architecture = try DeclaredArchitecture(rulesFile: "lintel.yml", text: rules)
    // Where a component is taken for empty the rules are refused: nothing is found.
    let findings = (try? architecture.check(folder.path).findings) ?? []
    var errors: Set<String> = []
    var notes: Set<String> = []
    for finding in findings {
      for place in finding.locations.map({ "\($0.path):\($0.line)" }) {
        if finding.severity == .error { errors.insert(place) } else { notes.insert(place) }
      }
    }
    return (errors, notes.subtracting(errors))
  }
}

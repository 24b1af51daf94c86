import Foundation
import LintelGraph
import LintelReports

@testable import LintelCommand

/// Calls of every command with every format, taken from the lists that the program has.
enum EveryCommand {
  /// What each command is told, those last that write rules files; a new command needs its line.
  static func words(of root: String, subjects: [String]) -> [[String]] {
    let words = LintelCommand.commands.flatMap { command -> [[String]] in
      switch command.name {
      case "check":
        return ReportFormat.allCases.flatMap { format in
          [
            ["check", root, "--all", "--format", format.rawValue],
            ["check", root, "--quiet", "--format", format.rawValue],
            [
              "check", root, "--verbose", "--report", "\(format.rawValue)=\(root)/report.\(format)",
            ],
          ]
        } + FindingGrouping.allCases.map { ["check", root, "--group-by", $0.rawValue] }
      case "init": return [["init", root], ["init", root, "--force", "--freeze"]]
      case "graph":
        let levels = NodeLevel.allCases.flatMap { level in
          GraphFormat.allCases.map {
            ["graph", root, "--level", level.rawValue, "--format", $0.rawValue]
          } + [["graph", root, "--level", level.rawValue, "--cycles"]]
        }
        return levels + [
          ["graph", root, "--unresolved", "--ambiguous"],
          ["graph", root, "--unresolved", "--ambiguous", "--format", "json"],
        ]
      case "why":
        return subjects.flatMap { from in subjects.map { ["why", from, $0, root] } }
          + [["why", "Scren", "Modl", root]]
      case "explain": return (subjects + ["Scren"]).map { ["explain", $0, root] }
      case "doctor": return [["doctor", root]]
      case "baseline":
        return BaselineArguments.Action.allCases.filter { !$0.writes }.map {
          ["baseline", $0.rawValue, root]
        }
      case "prove": return [["prove", root], ["prove", root, "--format", "json"]]
      case "facts": return [["facts", root], ["facts", root + "/Domain/K.swift"]]
      case "compare":
        return ComparisonFormat.allCases.map {
          ["compare", root, root + "/UI", "--format", $0.rawValue]
        }
      // Takes an index.
      case "accuracy": return [["accuracy", root]]
      // Starts builds.
      case "verify": return [["verify", root]]
      case "schema": return [["schema"]]
      default: fatalError("'\(command.name)' is not called by tests of all commands")
      }
    }
    return words.filter { $0[0] != "init" } + words.filter { $0[0] == "init" }
  }
}

extension TemporaryProject {
  /// What is in the reports that were written, which are removed.
  func reports() -> [String] {
    ["p", ""].flatMap { folder -> [String] in
      let root = folder.isEmpty ? path : "\(path)/\(folder)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      return names.filter { $0.hasPrefix("report.") }.compactMap { name in
        defer { try? FileManager.default.removeItem(atPath: "\(root)/\(name)") }
        return FileManager.default.contents(atPath: "\(root)/\(name)").map {
          String(decoding: $0, as: UTF8.self)
        }
      }
    }
  }
}

import LintelFindings
import LintelJudging
import LintelRules
import LintelText
import Testing

/// A day on which nothing has expired yet.
let today = CalendarDate(year: 2026, month: 3, day: 1)!

/// Reads rules from a text; `files` and `presets` are what it extends.
func load(
  _ yaml: String, files: [String: String] = [:], presets: [String: String] = [:]
) throws -> Configuration {
  var files = files
  files["lintel.yml"] = yaml
  let presets = presets.mapValues { Array($0.utf8) }
  return try Configuration.load(path: "lintel.yml", presets: presets) { path in
    files[path].map { Array($0.utf8) }
  }
}

/// The errors of a rules file, as `path:line:column: message`.
func errors(
  _ yaml: String, files: [String: String] = [:], presets: [String: String] = [:]
) -> [String] {
  do {
    _ = try load(yaml, files: files, presets: presets)
    return []
  } catch let error as ConfigurationErrors {
    return error.errors.map(\.text)
  } catch {
    return ["\(error)"]
  }
}

/// The errors of judging a project by a rules file, as `line:column: message`.
func errors(_ yaml: String, in project: Project) throws -> [String] {
  let configuration = try load(yaml)
  do {
    _ = try configuration.judge(project.graph, today: today, source: project.source)
    return []
  } catch {
    return error.errors.map { "\($0.line):\($0.column): \($0.message)" }
  }
}

extension ConfigurationError {
  var text: String { "\(path):\(line):\(column): \(message)" }
}

func findings(_ yaml: String, in project: Project) throws -> [Finding] {
  try load(yaml).judge(project.graph, today: today, source: project.source).flatMap(\.findings)
}

/// The messages of all findings, in the order of the report; notes and warnings say so.
func messages(_ yaml: String, in project: Project) throws -> [String] {
  try findings(yaml, in: project).map {
    $0.severity == .error ? $0.message : "\($0.severity.rawValue): \($0.message)"
  }
}

/// Components `A`, `B` … by folder, and the given rules.
func rules(_ text: String, components: [String] = ["A", "B", "C"]) -> String {
  let lines = components.map { "  \($0): \($0)/**" }.joined(separator: "\n")
  return "version: 1\ncomponents:\n\(lines)\nrules:\n\(text)"
}

/// One class per component, in the folder of that name: `A1` in `A/A1.swift`.
func project(_ names: [String] = ["A1", "B1", "C1"]) -> Project {
  var project = Project()
  for name in names { project.add(name, in: "\(name.prefix(1))/\(name).swift") }
  return project
}

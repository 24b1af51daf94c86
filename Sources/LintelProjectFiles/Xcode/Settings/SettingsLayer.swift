/// The settings of one place: those of a target, of a project, or of a configuration file.
struct SettingsLayer {
  private var assignments: [String: [SettingAssignment]] = [:]
  /// Whether a file with more settings is missing.
  var isIncomplete = false

  /// What is assigned to a name, the strongest last.
  func assignments(to name: String) -> [SettingAssignment] { assignments[name] ?? [] }

  /// Adds an assignment that is stronger than those before it.
  mutating func add(key: String, value: String) {
    let (name, assignment) = SettingAssignment.parse(key: key, value: value)
    assignments[name, default: []].append(assignment)
  }
}

extension SettingsLayer {
  /// The `buildSettings` of a configuration. What holds under a condition is stronger than what
  /// always holds.
  init(_ settings: PropertyList.Node) {
    let entries = settings.entries
    for isConditional in [false, true] {
      for (key, value) in entries where key.utf8.contains(UInt8(ascii: "[")) == isConditional {
        add(
          key: key,
          value: value.text ?? value.elements.compactMap(\.text).joined(separator: " "))
      }
    }
  }
}

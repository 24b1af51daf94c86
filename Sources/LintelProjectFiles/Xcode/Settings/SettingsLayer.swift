/// The settings of one place: those of a target, of a project, or of a configuration file.
struct SettingsLayer {
  private var assignments: [String: [SettingAssignment]] = [:]
  /// Whether a file with more settings is missing.
  var isIncomplete = false
  /// Whether a file is missing that may add to the settings, but says nothing of the platform: one
  /// that CocoaPods writes, or one that each developer may have.
  var lacksAdditions = false

  /// What decides for which platforms a target is built.
  private static let platformSettings: Set = [
    "SDKROOT", "SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST",
  ]

  /// Whether a file is missing that may set a name.
  func mayLack(_ name: String) -> Bool {
    isIncomplete || lacksAdditions && !Self.platformSettings.contains(name)
  }

  /// What is assigned to a name, the strongest last.
  func assignments(to name: String) -> [SettingAssignment] { assignments[name] ?? [] }

  /// Adds an assignment that is stronger than those before it.
  mutating func add(key: String, value: String) {
    let (name, assignment) = SettingAssignment.parse(key: key, value: value)
    add(assignment, to: name)
  }

  private mutating func add(_ assignment: SettingAssignment, to name: String) {
    assignments[name, default: []].append(assignment)
  }
}

extension SettingsLayer {
  /// The settings that a project file lists. What holds under a condition is stronger than what
  /// always holds.
  init(_ settings: PropertyList.Node) {
    var conditional: [(name: String, assignment: SettingAssignment)] = []
    for (key, value) in settings.entries {
      let text = value.text ?? value.elements.compactMap(\.text).joined(separator: " ")
      let (name, assignment) = SettingAssignment.parse(key: key, value: text)
      if assignment.rank == 0 {
        add(assignment, to: name)
      } else {
        conditional.append((name, assignment))
      }
    }
    for rank in 1...3 {
      for (name, assignment) in conditional where assignment.rank == rank {
        add(assignment, to: name)
      }
    }
  }
}

/// The settings that are written together in one place, by name.
struct SettingsBlock: Sendable {
  private var assignments: [String: SettingAssignments] = [:]

  var isEmpty: Bool { assignments.isEmpty }

  /// Returns the assignments to a name; `nil` if there are none.
  func assignments(to name: String) -> SettingAssignments? { assignments[name] }

  /// Adds an assignment that is stronger than those before it.
  mutating func add(key: String, value: String) {
    let (name, assignment) = SettingAssignment.parse(key: key, value: value)
    assignments[name, default: SettingAssignments()].append(assignment)
  }
}

extension SettingsBlock {
  /// Reads the settings in a project file. Assignments with conditions are stronger than those
  /// without.
  init(_ settings: PropertyList.Node) {
    var conditional: [(name: String, assignment: SettingAssignment)] = []
    for (key, value) in settings.entries {
      let text = value.text ?? value.elements.compactMap(\.text).joined(separator: " ")
      let (name, assignment) = SettingAssignment.parse(key: key, value: text)
      if assignment.rank == 0 {
        assignments[name, default: SettingAssignments()].append(assignment)
      } else {
        conditional.append((name, assignment))
      }
    }
    for rank in 1...3 {
      for (name, assignment) in conditional where assignment.rank == rank {
        assignments[name, default: SettingAssignments()].append(assignment)
      }
    }
  }
}

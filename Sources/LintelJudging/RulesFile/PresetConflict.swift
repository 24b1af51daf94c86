import LintelConfiguration
import LintelText

/// A component or a rule that two presets declare, so that one would silently replace the other.
struct PresetConflict {
  enum Section: String {
    case component
    case rule
  }

  let section: Section
  let name: String
  /// The names of the two presets, in the order in which they are extended.
  let presets: (String, String)
  let marks: (Mark, Mark)

  var message: String {
    let (first, second) = (place(presets.0, marks.0), place(presets.1, marks.1))
    let decision =
      switch section {
      case .component: "which code it contains"
      case .rule: "what it requires"
      }
    return
      "\(section) '\(name)' is in two presets, \(first) and \(second), and may have two meanings; "
      + "declare '\(name)' under '\(section)s' to say \(decision), or extend only one of the two"
  }

  private func place(_ preset: String, _ mark: Mark) -> String {
    "'\(preset)' (line \(mark.line))"
  }
}

extension [ConfigurationPart] {
  /// The names that several presets declare and no file of the user declares, each with the
  /// location where the later preset is extended.
  var presetConflicts: [Located<PresetConflict>] {
    conflicts(.component) { part in part.components.map { ($0.name, $0.mark) } }
      + conflicts(.rule) { part in part.rules.map { ($0.name, $0.mark) } }
  }

  private func conflicts(
    _ section: PresetConflict.Section, _ declared: (ConfigurationPart) -> [(String, Mark)]
  ) -> [Located<PresetConflict>] {
    let own = Set(filter { $0.preset == nil }.flatMap(declared).map(\.0))
    var first: [String: (preset: String, mark: Mark)] = [:]
    var conflicts: [Located<PresetConflict>] = []
    for part in self {
      guard let preset = part.preset else { continue }
      for (name, mark) in declared(part) where !own.contains(name) {
        if let other = first[name] {
          let conflict = PresetConflict(
            section: section, name: name, presets: (other.preset, preset.value),
            marks: (other.mark, mark))
          conflicts.append(Located(value: conflict, mark: preset.mark))
        } else {
          first[name] = (preset.value, mark)
        }
      }
    }
    return conflicts
  }
}

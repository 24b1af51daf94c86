/// What settings of a specification come to in a configuration: groups, then what is said of all
/// configurations, then of some.
struct SpecSettingValues {
  struct Values {
    var settings: [String: String] = [:]
    /// Whether some could not be taken, as there were too many.
    var isComplete = true
  }

  private struct Group: Hashable {
    let name: String
    let configuration: Int
  }

  private let groups: SpecMapping
  /// The names as they are written, and in small letters.
  private let configurations: [(name: String, lowercased: String)]
  private let configurationNames: Set<String>
  private let effort: SettingEffort
  /// Each is put together once, however often it is named.
  private var known: [Group: Values] = [:]

  static let depthLimit = 64

  init(groups: SpecMapping, configurations: [String], _ effort: SettingEffort) {
    self.groups = groups
    self.configurations = configurations.map { ($0, $0.lowercased()) }
    configurationNames = Set(configurations)
    self.effort = effort
  }

  /// - Parameter configuration: its position.
  mutating func values(of settings: SpecMapping, in configuration: Int) -> Values {
    values(of: settings, in: configuration, depth: 0)
  }

  private mutating func values(
    of settings: SpecMapping, in configuration: Int, depth: Int
  ) -> Values {
    var result = Values()
    guard depth < Self.depthLimit else {
      effort.isExceeded = true
      result.isComplete = false
      return result
    }
    guard ["base", "configs", "groups"].contains(where: { settings[$0] != nil }) else {
      add(settings.mapValues(Self.value), to: &result)
      return result
    }
    for name in settings["groups"]?.texts ?? [] {
      add(group(name, in: configuration, depth: depth + 1), to: &result)
    }
    add((settings["base"]?.mapping ?? [:]).mapValues(Self.value), to: &result)
    for (name, inner) in (settings["configs"]?.mapping ?? [:]).sorted(by: { $0.key < $1.key })
    where holds(name, in: configuration) {
      add(values(of: inner.mapping, in: configuration, depth: depth + 1), to: &result)
    }
    return result
  }

  private mutating func group(_ name: String, in configuration: Int, depth: Int) -> Values {
    let group = Group(name: name, configuration: configuration)
    if let values = known[group] { return values }
    // A group that names itself adds nothing to itself.
    known[group] = Values()
    let values = values(of: groups[name]?.mapping ?? [:], in: configuration, depth: depth)
    known[group] = values
    return values
  }

  /// A part of a configuration's name is enough, unless it is the whole of another's.
  private func holds(_ name: String, in configuration: Int) -> Bool {
    let own = configurations[configuration]
    if name != own.name, configurationNames.contains(name) { return false }
    return own.lowercased.contains(name.lowercased())
  }

  private func add(_ stronger: Values, to result: inout Values) {
    add(stronger.settings, to: &result)
    if !stronger.isComplete { result.isComplete = false }
  }

  private func add(_ stronger: [String: String], to result: inout Values) {
    for (key, value) in stronger {
      guard effort.spend(key.utf8.count + value.utf8.count + 1) else {
        effort.isExceeded = true
        result.isComplete = false
        return
      }
      result.settings[key] = value
    }
  }

  private static func value(_ node: SpecNode) -> String { node.texts.joined(separator: " ") }
}

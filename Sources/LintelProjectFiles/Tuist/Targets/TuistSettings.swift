/// The settings of a project or a target in a Tuist manifest or graph.
package struct TuistSettings {
  package typealias Setting = (key: String, value: String)

  package struct Configuration {
    package let name: String
    package let isDebug: Bool
    package var settings: [Setting]
    /// The configuration file on which the settings are based, relative to the root of the check.
    package var file: String?

    package init(name: String, isDebug: Bool, settings: [Setting] = [], file: String? = nil) {
      self.name = name
      self.isDebug = isDebug
      self.settings = settings
      self.file = file
    }

    static let standard = [
      Configuration(name: "Debug", isDebug: true), Configuration(name: "Release", isDebug: false),
    ]
  }

  /// The settings of all configurations that do not override them.
  package var base: [Setting]
  /// The configurations; empty if Tuist creates the standard ones.
  package var configurations: [Configuration]
  /// Whether there are no other settings.
  package var isComplete: Bool

  package init(
    base: [Setting] = [], configurations: [Configuration] = [], isComplete: Bool = true
  ) {
    self.base = base
    self.configurations = configurations
    self.isComplete = isComplete
  }

  /// Reads the settings of a project or a target of a graph.
  init(_ node: PropertyList.Node?) {
    self.init(base: Self.settings(node?["base"]))
    // Only new graphs contain the configurations in full.
    for (key, value) in node?["configurations"]?.alternatingPairs ?? [] {
      guard let name = key["name"]?.text else { continue }
      configurations.append(
        Configuration(
          name: name, isDebug: key["variant"]?.text == "debug",
          settings: Self.settings(value["settings"]), file: value["xcconfig"]?.text))
    }
  }

  /// A value is a text or a list of texts, in a dictionary with one key, which is the type.
  private static func settings(_ node: PropertyList.Node?) -> [Setting] {
    (node?.entries ?? []).map { key, value in
      let content = value.entries.first?.value["_0"] ?? value
      return (
        key, content.text ?? content.elements.compactMap(\.text).joined(separator: " ")
      )
    }
  }
}

import LintelAdvice
import LintelGraph
import LintelPresets
import LintelRules

extension Architecture {
  /// What to read a project for so that every preset can be judged; nothing else is to be known of
  /// it.
  public static var forProposals: Architecture? {
    try? Architecture(
      rulesFile: "presets", text: "version: 1\nextends: [dependency-injection]\n")
  }

  /// Proposes a rules file for a project; `nil` if the project gives nothing to go by.
  ///
  /// - Parameters:
  ///   - project: read for ``forProposals``.
  ///   - preset: the preset to take, whatever fits better; `nil` to choose.
  /// - Throws: for a preset that does not exist, or of which the project has no part.
  public static func proposal(
    for project: Project, preset: String? = nil, today: CalendarDate = .today
  ) throws(ConfigurationErrors) -> RulesProposal? {
    guard let preset else {
      let architectures = Presets.all.filter { Presets.additions[$0.key] == nil }
      let fits = PresetFit.all(of: architectures, kinds: .builtIn, in: project.graph, today: today)
      return RulesProposal(fits, layers: LayerProposal(project.graph)) { main in
        let additions = Presets.all.filter { name, _ in
          Presets.additions[name]?.contains(main.preset) == true
            && canJudge(project, by: [main.preset, name])
        }
        return PresetFit.all(of: additions, kinds: .builtIn, in: project.graph, today: today)
      }
    }
    let architecture = try Architecture(
      rulesFile: "--preset", text: "version: 1\nextends: [\(JSONValue.string(preset).line)]\n")
    _ = try Judge(architecture.configuration, project.graph)
    let fits = PresetFit.all(
      of: Presets.all.filter { $0.key == preset }, kinds: .builtIn, in: project.graph, today: today)
    return fits.first.map { .wanted($0) }
  }

  /// Whether presets say together what can be judged in a project.
  private static func canJudge(_ project: Project, by presets: [String]) -> Bool {
    let text = "version: 1\nextends: [\(presets.joined(separator: ", "))]\n"
    guard let architecture = try? Architecture(rulesFile: "lintel.yml", text: text) else {
      return false
    }
    return (try? Judge(architecture.configuration, project.graph)) != nil
  }
}

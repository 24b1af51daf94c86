import LintelGraph
import LintelText

/// A future component, called after the module or folder that it is.
struct ProposedComponent: Sendable {
  let name: String
  /// What selects it, as in a rules file.
  let selector: String
  let files: [FileID]
  let typeCount: Int

  /// Its line under `components`.
  var line: String { "  \(quotedYAML(name)): \(selector)" }

  /// `Orders (12 types)`
  var summary: String { "\(name) (\(counted(typeCount, "type")))" }
}

import LintelConfiguration
import LintelJudging
import LintelText

/// `layers`: an ordered list, top first, in which dependencies point down.
///
/// A dependency from layer *i* to layer *j* is upward when *i > j*, which is never allowed; inside
/// when *i = j*, allowed within a component, and between siblings that are `free`; down when
/// *i < j*, allowed unless a layer strictly between the two is closed. A chain through code in no
/// layer of the rule is a breach if a direct dependency would be one.
package struct LayersRule: RuleKind {
  package static let word = "layers"
  package static let summary = "dependencies point down an ordered list and skip no closed layer"
  package static let judges = RuleSubject.dependencies
  package static let options: [any DeclaredOption] = [layers, throughUnassigned, exhaustive]

  package static let layers = RuleOption<[LayerDefinition]>(
    key: "layers", shape: .layers, isRequired: true, summary: "The layers, top first."
  ) { fields, _ in LayerDecoder(fields).layers() }
  static let throughUnassigned = RuleOption<ThroughUnassigned>.word(
    "through-unassigned", standard: .check,
    "Whether chains through code in no layer count; 'check' by default.")

  static let exhaustive = RuleOption<Bool>.flag(
    "exhaustive",
    "Whether each component of a family must be in a layer if others of the family are.")

  package enum ThroughUnassigned: String, CaseIterable {
    case check
    case ignore
  }

  package let layers: [LayerDefinition]
  let throughUnassigned: ThroughUnassigned
  let isExhaustive: Bool

  package init(_ fields: Fields) {
    layers = fields[Self.layers]
    throughUnassigned = fields[Self.throughUnassigned]
    isExhaustive = fields[Self.exhaustive]
  }

  package var references: [ComponentReference] { layers.flatMap(\.of) }

  package func bind(to scope: RuleScope) -> any BoundRule {
    BoundLayers(
      layers, throughUnassigned: throughUnassigned, isExhaustive: isExhaustive, scope)
  }
}

/// The reason why a dependency between two layers breaks the rule.
package enum LayerReason: BreachReason, Equatable {
  case upward
  case sibling(layer: String)
  /// - Parameter opening: the changes that would open all layers in between.
  case skips(layer: String, opening: [String])

  package var permittedBy: [String] {
    if case .skips(_, let opening) = self { opening } else { [] }
  }

  package func message(_ parts: BreachWords) -> String {
    switch self {
    case .upward: "\(parts.statement), a layer above it"
    case .sibling(let layer): "\(parts.statement), its sibling in layer '\(layer)'"
    case .skips(let layer, _): "\(parts.statement), skipping the closed layer '\(layer)'"
    }
  }

  package func remedy(_ parts: BreachWords) -> String {
    if !parts.between.isEmpty {
      return "put '\(parts.between[0])' into a layer, or cut the chain through it"
    }
    switch self {
    case .upward: return parts.invertDependency
    case .sibling:
      return "move the code that both need to a layer below, or let a layer above connect them"
    case .skips(let layer, _):
      let leads =
        parts.permits(parts.fromComponent, layer) && parts.permits(layer, parts.toComponent)
      return leads ? "use it through '\(layer)'" : parts.moveEither
    }
  }
}

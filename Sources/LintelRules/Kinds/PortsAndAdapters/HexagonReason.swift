import LintelJudging

/// The clause of the rule that is broken.
package enum HexagonReason: BreachReason {
  case coreKnows
  case portNames(core: String)
  case pastThePorts(core: String)
  case callsBack(core: String)
  case seesAdapter
  case knowsRoot
  /// `with` is the name of another declaration that the code uses.
  case connects(with: String, root: String)
  case unplugged(core: String)
  case portIsConcrete
  case portOutside(core: String)

  package func message(_ parts: BreachWords) -> String {
    switch self {
    case .coreKnows: "\(parts.statement), but the core knows nobody"
    case .portNames:
      "the port \(parts.fromWords) names \(parts.toWords), so that whoever knows the port knows an "
        + "adapter"
    case .pastThePorts, .callsBack:
      "\(parts.statement), which is neither a port nor a value"
    case .seesAdapter: "\(parts.statement), another adapter"
    case .knowsRoot: "\(parts.statement), the composition root, which nobody else knows"
    case .connects(let other, _):
      "\(parts.statement), and knows '\(other)' as well; only the composition root knows both"
    case .unplugged: "nothing in '\(parts.from)' conforms to a port"
    case .portIsConcrete: "the port '\(parts.from)' is no protocol"
    case .portOutside: "the port '\(parts.from)' does not belong to the core"
    }
  }

  package func remedy(_ parts: BreachWords) -> String {
    switch self {
    case .coreKnows: parts.invertDependency
    case .portNames(let core):
      "say it in types of \(core), and let the adapter translate"
    case .pastThePorts(let core):
      if parts.isHelper {
        parts.moveEither
      } else if parts.canHideBehindProtocol, parts.namesReplaceably {
        "declare what \(parts.user) asks for as a protocol in \(core), let \(parts.toType) conform "
          + "to it, and let the composition root hand it over"
      } else if parts.toKind?.isNominalType == true {
        "let a port of \(core) do what is needed of \(parts.toType)"
      } else {
        "declare what \(parts.user) asks for as a protocol in \(core), and let the composition "
          + "root hand over what conforms to it"
      }
    case .callsBack(let core):
      "a driven adapter is called and does not call: move what needs \(parts.toType) to \(core), or "
        + "let the port pass what it needs as values"
    case .seesAdapter:
      "let the core ask each of them through a port, or move what both need to a component of its own"
    case .knowsRoot: "take what is needed as a parameter of init, which the composition root passes"
    case .connects(_, let root): "move what connects them to \(root)"
    case .unplugged(let core):
      "let what does the work conform to a protocol of \(core); if the core asks for nothing here, "
        + "it is no driven adapter"
    case .portIsConcrete: "make it a protocol, or move it out of the ports"
    case .portOutside(let core): "move it to \(core), which owns its ports"
    }
  }
}

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
    case .coreKnows: "\(parts.statement), but the core may use no other component"
    case .portNames:
      "the port \(parts.fromWords) names \(parts.toWords), so all users of the port depend on an "
        + "adapter"
    case .pastThePorts, .callsBack:
      "\(parts.statement), which is neither a port nor a value"
    case .seesAdapter: "\(parts.statement), another adapter"
    case .knowsRoot: "\(parts.statement), the composition root, which no other code may use"
    case .connects(let other, _):
      "\(parts.statement), and uses '\(other)' as well; only the composition root may use both"
    case .unplugged: "nothing in '\(parts.from)' conforms to a port"
    case .portIsConcrete: "the port '\(parts.from)' is not a protocol"
    case .portOutside: "the port '\(parts.from)' does not belong to the core"
    }
  }

  package func remedy(_ parts: BreachWords) -> String {
    switch self {
    case .coreKnows: parts.invertDependency
    case .portNames(let core):
      "express it in types of \(core), and let the adapter translate"
    case .pastThePorts(let core):
      if parts.isHelper {
        parts.moveEither
      } else if parts.canHideBehindProtocol, parts.namesReplaceably {
        "declare what \(parts.user) needs as a protocol in \(core), let \(parts.toType) conform "
          + "to it, and let the composition root pass it in"
      } else if parts.toKind?.isNominalType == true {
        "let a port of \(core) provide the required functions of \(parts.toType)"
      } else {
        "declare what \(parts.user) needs as a protocol in \(core), and let the composition "
          + "root pass an instance that conforms to it"
      }
    case .callsBack(let core):
      "a driven adapter is called and does not call: move the code that needs \(parts.toType) to \(core), or "
        + "let the port pass the required values"
    case .seesAdapter:
      "let the core use each of them through a port, or move the code that both need to a component of its own"
    case .knowsRoot:
      "take the required instance as a parameter of init, which the composition root passes"
    case .connects(_, let root): "move the code that connects them to \(root)"
    case .unplugged(let core):
      "let the type that does the work conform to a protocol of \(core); if the core needs nothing here, "
        + "it is not a driven adapter"
    case .portIsConcrete: "make it a protocol, or move it out of the ports"
    case .portOutside(let core): "move it to \(core), which owns its ports"
    }
  }
}

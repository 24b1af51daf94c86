import LintelGraph
import LintelScanner

/// Values in parentheses, and literals, whose members are used.
extension Inference {
  /// Returns the type of the value before a member or subscript that is not a path:
  /// `(value as? T)?.member`, `3.member`, `[1][0]`.
  mutating func parenthesised(before segment: Segment) -> TypeID {
    guard let usage = usage(ofMember: segment) else { return TypeTable.unknown }
    let (fact, file) = (linkage[usage], usage.file)
    switch fact.kind {
    case .memberOfString:
      return types.external(linkage.known.string, [], isMetatype: false)
    case .memberOfNumber: return literalType(fact.link == 0 ? .number : .fraction)
    case .memberOfBoolean: return literalType(.boolean)
    case .memberOfArray:
      let element = types.instance(ofMetatype: valueType(ofPathAt: Segment(fact.link, in: file)))
      return types.make(.array, [element])
    case .memberOfLiterals:
      guard let element = LiteralElement(rawValue: fact.link) else { return TypeTable.unknown }
      return types.make(.array, [literalType(element)])
    case .memberOfCollection:
      return fact.link == 1
        ? types.make(.dictionary, [TypeTable.unknown, TypeTable.unknown])
        : types.make(.array, [TypeTable.unknown])
    case .memberOfGroup:
      let last = Segment(fact.link, in: file)
      return operationType(endingWithPathTo: last) ?? segmentType(last)
    case .memberOfOperation: return resultType(ofOperator: OperatorUse(Int(fact.link), in: file))
    case .memberOfConversion: return types.namedType(Segment(fact.link, in: file))
    default: return TypeTable.unknown
    }
  }

  private mutating func literalType(_ literal: LiteralElement) -> TypeID {
    let name =
      switch literal {
      case .string: linkage.known.string
      case .number: linkage.known.int
      case .fraction: linkage.known.double
      case .boolean: linkage.known.bool
      }
    return types.external(name, [], isMetatype: false)
  }
}

extension Parser {
  /// Returns the usage of a member of the number or Boolean literal that ends before the current
  /// token, `1.5.rounded()`, or `nil` if no such literal ends there.
  mutating func literalBefore() -> (kind: UsageKind, link: Int32)? {
    switch tokens.previousKind {
    case .number: return (.memberOfNumber, endsFraction() ? 1 : 0)
    case .identifier where tokens.previousKeyword == .true || tokens.previousKeyword == .false:
      return (.memberOfBoolean, 0)
    default: return nil
    }
  }

  /// Whether the number that ends before the current token has a fraction or an exponent: `1.5`,
  /// `1e3`, `0x1p3`.
  private mutating func endsFraction() -> Bool {
    var start = tokens.previousEnd
    var isHexadecimal = false
    var hasExponent = false
    while start > 0 {
      switch tokens.byte(at: start - 1) {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
        UInt8(ascii: "a")...UInt8(ascii: "d"), UInt8(ascii: "f"), UInt8(ascii: "o"),
        UInt8(ascii: "A")...UInt8(ascii: "D"), UInt8(ascii: "F"):
        break
      case UInt8(ascii: "e"), UInt8(ascii: "E"): hasExponent = true
      case UInt8(ascii: "x"): isHexadecimal = true
      case UInt8(ascii: "."), UInt8(ascii: "p"), UInt8(ascii: "P"): return true
      default: return hasExponent && !isHexadecimal
      }
      start -= 1
    }
    return hasExponent && !isHexadecimal
  }

  /// Returns the usage of a member of the parentheses `closed`, if they contain only a literal,
  /// with or without a sign: `(-1).magnitude`.
  mutating func onlyLiteral(in closed: Frame) -> (kind: UsageKind, link: Int32)? {
    guard closed.path.end == .max, closed.conversion.end == .max,
      closed.operation.end == .max || closed.operation.kind == .unary
    else { return nil }
    return literalBefore()
  }

  /// Records the first element of the array whose opening bracket is before the current token:
  /// `[a.b, c]`.
  mutating func noteFirstElement() {
    switch tokens.token.kind {
    case .identifier:
      if tokens.at(.true) || tokens.at(.false) {
        frame.brackets.element = .literal(.boolean)
      } else if startsPath() {
        frame.brackets.element = .path(Int32(facts.references.count))
      }
    case .string: frame.brackets.element = .literal(.string)
    case .number: frame.brackets.element = .literal(.number)
    default: break
    }
  }

  /// Records the usage of a member of the array or dictionary that ends at the current token:
  /// `["a", "b"].count`.
  mutating func noteCollection(_ closed: Frame) {
    groupEnd = .max
    guard closed.brackets.content == .literal else { return }
    groupUsage = usageOfMember(of: closed)
    groupEnd = tokens.token.end
  }

  /// Returns the usage of a member of the array or dictionary `closed`: `[a.b, c].count`.
  private mutating func usageOfMember(of closed: Frame) -> (kind: UsageKind, link: Int32) {
    if closed.brackets.isDictionary { return (.memberOfCollection, 1) }
    switch closed.brackets.element {
    case .unknown: return (.memberOfCollection, 0)
    case .path(let base): return (.memberOfArray, base)
    case .literal(let literal):
      // An operator, a member or a conversion gives the elements another type: `[1 + a]`.
      guard closed.operation.end == .max, closed.path.end == .max, closed.conversion.end == .max
      else { return (.memberOfCollection, 0) }
      let isFraction = literal == .number && endsFraction()
      return (.memberOfLiterals, (isFraction ? .fraction : literal).rawValue)
    }
  }

  /// Records whether the literal `closed` is an array or a dictionary, if the value of the current
  /// variable begins with it: `let a = ["b": c]`.
  mutating func noteCollectionValue(_ closed: Frame) {
    guard closed.brackets.content == .literal else { return }
    let (binding, local) = (Int(frame.binding), Int(frame.local))
    if binding >= 0, facts.extents[binding].valueStart == closed.contentStart {
      facts.extents.base[binding].value = collectionKind(facts.extents[binding].value, closed)
    } else if local >= 0, facts.locals[local].valueStart == closed.contentStart {
      facts.locals.base[local].value = collectionKind(facts.locals[local].value, closed)
    }
  }

  private func collectionKind(_ kind: ValueKind, _ closed: Frame) -> ValueKind {
    if closed.brackets.isDictionary { return .dictionary }
    return kind == .collection ? .array : kind
  }
}

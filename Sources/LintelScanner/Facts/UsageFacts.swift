/// What an expression is used for, which says what type it must have. 12 bytes.
///
/// `f([flag ? .a : .b])` uses `.a` as an element of a literal, and that as an argument: two facts,
/// the first of which leads to the second.
package struct UsageFact: BitwiseCopyable, Sendable {
  package var kind: UsageKind
  /// What the kind says.
  package var link: Int32
  /// Position of what the expression around this one is used for, or -1 where that says nothing.
  package var outer: Int32 = -1
}

/// How an expression is used.
package enum UsageKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// The initial value of a declaration; ``UsageFact/link`` is its position.
  case declarationValue
  /// The initial value of a variable of code; the link is its position.
  case localValue
  /// The default value of a parameter; the link is its position.
  case defaultArgument
  /// Assigned; the link is the last segment of the path on the left.
  case assigned
  /// What a function, or the getter of a declaration, returns; the link is its position.
  case declarationResult
  /// What the getter of a variable of code returns; the link is its position.
  case localResult
  /// What a closure returns; the link is its position.
  case closureResult
  /// An argument; the link is its position among the references.
  case argument
  /// An element, or a key, of a literal; the link is the offset of the bracket.
  case element
  /// A value in the literal of a dictionary; the link is the offset of the bracket.
  case dictionaryValue
  /// In parentheses; the link is the number of the part of the tuple, 0 where it is no tuple.
  case group
  /// Compared; the link is the other operand: the last segment of a path, or its base if it stands
  /// on the right, or -1 if it is no path. In damaged code nothing may stand on the right, and the
  /// link leads to what comes after, or to nothing.
  case compared
  /// An operand of any other operator; the link is the other operand, as for ``compared``.
  case operand
  /// A pattern; the link is the position of the match, -1 where it is matched against no value.
  case pattern
  /// A member of a path in parentheses; the link is the last segment of that.
  case memberOfGroup
  /// A member of a string literal; the link means nothing.
  case memberOfString
  /// A member of a value that is converted with `as`, in parentheses; the link is the base of the
  /// path that names the type.
  case memberOfConversion
}

extension FileFacts {
  /// Where in the file stands what a usage is linked to: what is declared, the other operand, what
  /// is called, the closure, the bracket, the match, or what the member belongs to; `nil` where the
  /// link is to no place.
  package func offset(ofLinkIn usage: UsageFact) -> UInt32? {
    guard usage.link >= 0 || usage.kind == .element || usage.kind == .dictionaryValue else {
      return nil
    }
    let link = Int(usage.link)
    switch usage.kind {
    case .declarationValue, .declarationResult: return declarations[link].offset
    case .localValue, .localResult: return locals[link].offset
    case .defaultArgument: return parameters[link].offset
    case .assigned, .compared, .operand, .memberOfGroup, .memberOfConversion, .argument:
      // The other operand may turn out to be none that is written down.
      return link < references.count ? references[link].offset : nil
    case .closureResult: return closures[link].start
    case .element, .dictionaryValue: return UInt32(bitPattern: usage.link)
    case .pattern: return matches[link].start
    case .group, .memberOfString: return nil
    }
  }

  /// A usage and what it is a part of, from the inside out.
  package func usageChain(from position: Int32) -> [UsageFact] {
    var chain: [UsageFact] = []
    var position = position
    while position >= 0 {
      chain.append(usages[Int(position)])
      position = usages[Int(position)].outer
    }
    return chain
  }
}

extension UsageFact {
  /// The ``UsageFact/link`` to an operand that is `self`.
  package static let selfOperand: Int32 = -2
}

/// What a member is used for, or is a member of, whose place alone tells the type that it belongs
/// to: `.name`, `\.name` and `(value).name`. 8 bytes.
package struct PlacedMemberFact: BitwiseCopyable, Sendable {
  /// Position among the references.
  package var reference: Int32
  /// Position among the usages.
  package var usage: Int32
}

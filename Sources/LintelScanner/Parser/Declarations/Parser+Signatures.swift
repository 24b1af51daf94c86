extension Parser {
  /// Continues after the closing parenthesis of the parameters of `declaration`.
  mutating func finishParameters(of declaration: Int32) {
    if facts.declarations[Int(declaration)].kind != .enumCase { finishSignature(of: declaration) }
  }

  /// Reads effects, result and constraints, and enters the body: `async throws -> T where T: P {`.
  mutating func finishSignature(of declaration: Int32) {
    parseEffects(of: declaration)
    if tokens.eat(.arrow) {
      let start = tokens.token.start
      types.parse(.type, by: declaration)
      if tokens.previousEnd > start {
        facts.extents.base[Int(declaration)].typeStart = start
        facts.extents.base[Int(declaration)].typeEnd = tokens.previousEnd
        if tokens.isAfterOptionalType() {
          facts.extents.base[Int(declaration)].traits.insert(.optionalType)
        }
      }
    }
    parseWhereClause(of: declaration)
    if tokens.at(.openBrace) {
      openBody(of: declaration, .code)
    } else if tokens.at(.equal), facts.declarations[Int(declaration)].kind == .macro {
      frame.binding = declaration
      frame.bindingList.kind = .macro
    } else {
      facts.extents.base[Int(declaration)].end = tokens.previousEnd
      endScopes(of: declaration, at: tokens.previousEnd)
    }
  }

  /// Reads `async throws(E)`.
  private mutating func parseEffects(of declaration: Int32) {
    while true {
      switch tokens.token.keyword {
      case .async:
        facts.extents.base[Int(declaration)].traits.insert(.async)
        tokens.advance()
      case .throws, .rethrows:
        facts.extents.base[Int(declaration)].traits.insert(.throwing)
        tokens.advance()
        types.parseThrownType(of: declaration, by: declaration)
      case .none where tokens.at(.identifier):
        guard tokens.text.elementsEqual("reasync".utf8) else { return }
        facts.extents.base[Int(declaration)].traits.insert(.async)
        tokens.advance()
      default: return
      }
    }
  }

  /// Reads the start of a parameter, up to its default value: `label name: Int` of
  /// `label name: Int = 1`.
  mutating func parseParameter() {
    let owner = frame.owner
    // An attribute before an associated value belongs to its type: `case a(@Sendable () -> Void)`.
    if tokens.at(.at), facts.declarations[Int(owner)].kind != .enumCase {
      return parseAttribute()
    }
    pending.clear()
    frame.brackets.expectsParameter = false
    if tokens.at(.closeParen) { return }
    let first = tokens.token
    let name = tokens.skipParameterLabels()
    var fact = ParameterFact(
      owner: owner, label: writer.intern(from: 0, to: 0), name: writer.intern(from: 0, to: 0),
      offset: first.start, typeStart: tokens.token.start, typeEnd: 0)
    if let name {
      fact.label = writer.intern(first)
      fact.name = writer.intern(name)
      fact.hasTwoNames = name.start != first.start
    }
    // A pack expansion takes any number of arguments as well: `repeat each T`.
    if tokens.at(.repeat) {
      fact.isOptional = true
      fact.isVariadic = true
    }
    fact.isAutoclosure = tokens.isAtAutoclosure()
    fact.isInOut = tokens.at(.inout)
    types.parse(.type, by: self.owner)
    fact.hasOptionalType = tokens.isAfterOptionalType()
    if tokens.atSymbol(".") {
      fact.isOptional = true
      fact.isVariadic = true
      tokens.advance()
    }
    guard tokens.previousEnd > first.start else { return }
    fact.typeEnd = tokens.previousEnd
    if tokens.at(.equal) { fact.isOptional = true }
    // A missing type is empty, and does not begin at the next token.
    fact.typeStart = min(fact.typeStart, fact.typeEnd)
    if let name, name.isCapitalized { capitalParameters.append(Int32(facts.parameters.count)) }
    facts.parameters.append(fact)
  }
}

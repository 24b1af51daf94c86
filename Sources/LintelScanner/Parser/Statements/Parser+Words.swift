extension Parser {
  /// Reads the construct that begins with the identifier or keyword at the current token.
  mutating func parseWord() {
    let token = tokens.token
    guard token.keyword != .none else {
      parseName()
      return pending.clear()
    }
    if token.afterNewline, token.keyword.declares { leaveUnfinished() }
    if tokens.previousKind == .closeBrace, token.keyword != .default, token.keyword != .case,
      isLabel()
    {
      return parseLabel()
    }
    if token.keyword.isModifier, parseModifier() { return }
    if token.keyword == .class, parseClassModifier() { return }
    if parseDeclaration(token) { return pending.clear() }
    parseStatementKeyword(token.keyword)
    pending.clear()
  }

  /// Reads a declaration that starts with the keyword `token`.
  ///
  /// - Returns: false, with nothing read, if the word declares nothing here.
  private mutating func parseDeclaration(_ token: Token) -> Bool {
    switch token.keyword {
    case .import where frame.isBraced: parseImport()
    case .class: parseNominalType(.class)
    case .struct: parseNominalType(.struct)
    case .enum: parseNominalType(.enum)
    case .protocol: parseNominalType(.protocol)
    case .actor where tokens.nextTokenIsName(): parseNominalType(.actor)
    case .extension: parseExtension()
    case .typealias: parseTypealias(.typealias)
    case .associatedtype where frame.kind == .typeBody: parseTypealias(.associatedtype)
    case .macro where tokens.nextTokenIsName(): parseMacro()
    case .func: parseFunction()
    case .`init` where frame.isTypeBody && tokens.previousKind != .dot: parseInitializer()
    case .deinit where frame.isTypeBody: parseDeinitializer()
    case .subscript where frame.isTypeBody: parseSubscript()
    case .var: parseVariable(.variable)
    case .let: parseVariable(.constant)
    case .case where frame.kind == .enumBody: parseEnumCases()
    case .operator where pending.isActive: parseOperator()
    case .precedencegroup where tokens.nextTokenIsName(): parsePrecedenceGroup()
    default: return false
    }
    return true
  }

  /// Reads `in`, and records the offset of the sequence of a loop: `for a in list`.
  private mutating func parseIn() {
    let tuple = tupleBefore()
    if frame.isInHeader { hideLocals(in: tuple) }
    tokens.advance()
    if tuple >= 0 { return noteSubject(of: tuple) }
    if frame.isInHeader { endHeaderPattern() }
    endPattern()
    let local = frame.local
    if local >= 0, facts.locals[Int(local)].kind == .loop { noteValue() }
  }

  /// Reads a keyword that begins no declaration, such as `return`, or a contextual keyword as a
  /// name: `any(of: list)`.
  private mutating func parseStatementKeyword(_ keyword: Keyword) {
    switch keyword {
    case .switch:
      beginBranch()
      tokens.advance()
      skipEffects()
      frame.header.subject = tokens.token.start
      frame.header.value = valueKind()
      return
    case .if: beginBranch()
    case .else:
      if frame.isInHeader {
        beginElse()
        break
      }
      let isBranch = frame.header.kind == .branch
      beginHeader()
      if isBranch { frame.header.kind = .branch }
    case .do:
      beginDo()
      beginHeader()
    case .guard, .while, .defer: beginHeader()
    case .return:
      frame.slot = .returned
      tokens.advance()
      return noteReturned()
    case .throw:
      noteThrow()
      frame.slot = .nothing
    case .repeat:
      // Without a brace, `repeat` expands a pack: `repeat each value`.
      tokens.advance()
      if tokens.at(.openBrace) { beginHeader() }
      return
    case .for:
      beginHeader()
      return parseForVariable()
    case .catch:
      noteCatch()
      beginHeader()
      beginPattern()
    case .case: beginCase()
    case .default where tokens.isBeforeColon() && !frame.isInHeader: beginCase()
    case .unowned:
      // `[unowned(safe) self]`, unless it is a plain name.
      guard frame.kind == .brackets else { return parseName() }
      tokens.advance()
      if tokens.at(.openParen) { tokens.skipBalanced() }
      return
    case .throws:
      let isOfDo = tokens.previousKeyword == .do
      tokens.advance()
      if let start = types.parseThrownType(of: -1, by: owner), isOfDo {
        noteThrownType(at: start)
      }
      return
    case .where where frame.binding >= 0 && frame.bindingList.kind == .macro:
      return parseWhereClause(of: frame.binding)
    case .where:
      endPattern()
      if frame.isInHeader { revealHeaderLocals() }
      frame.local = -1
    case .in: return parseIn()
    case .of where frame.kind == .brackets && tokens.previousKind == .number:
      // `[3 of Int]` is a type, not an array.
      frame.brackets.content = .other
      return types.parseInlineArray(at: frame.contentStart, by: owner)
    case .is, .as: return parseCast()
    case .any, .some:
      // Directly before a bracket the word is the name of a function: `any(of: list)`.
      guard !tokens.touchesBracket(), tokens.isTypeSpecifier(), !tokens.isLastOnLine() else {
        return parseName()
      }
      types.parse(.type, by: owner)
      return
    case .yield:
      // `yield &value`, unless it is a plain name.
      if tokens.byteAfterSpace != UInt8(ascii: "&") { return parseName() }
    case .unsafe:
      // `unsafe .value`, unless it is a plain name.
      if !tokens.isBeforeValue() { return parseName() }
    case .await:
      tokens.advance()
      return beginAwait()
    case .selfType where tokens.isCalled(): return parseName()
    case .selfValue, .selfType: return parseSelf(.selfMember)
    case .super: return parseSelf(.superMember)
    case .break, .continue:
      tokens.advance()
      // The label of a loop is not a type, even if it is capitalised: `break Outer`.
      if tokens.at(.identifier), !tokens.afterNewline { tokens.advance() }
      return
    default:
      if !keyword.isReserved { return parseName() }
    }
    tokens.advance()
  }
}

extension Parser {
  /// Reads what starts with an identifier or keyword.
  mutating func parseWord() {
    let token = lexer.token
    guard token.keyword != .none else {
      parseName()
      return pending.clear()
    }
    if token.afterNewline, token.keyword.declares { leaveUnfinished() }
    if lexer.previousKind == .closeBrace, token.keyword != .default, token.keyword != .case,
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
    case .import where frame.pointee.isBraced: parseImport()
    case .class: parseNominalType(.class)
    case .struct: parseNominalType(.struct)
    case .enum: parseNominalType(.enum)
    case .protocol: parseNominalType(.protocol)
    case .actor where nextTokenIsName(): parseNominalType(.actor)
    case .extension: parseExtension()
    case .typealias: parseTypealias(.typealias)
    case .associatedtype where frame.pointee.kind == .typeBody: parseTypealias(.associatedtype)
    case .macro where nextTokenIsName(): parseMacro()
    case .func: parseFunction()
    case .`init` where frame.pointee.isTypeBody && lexer.previousKind != .dot: parseInitializer()
    case .deinit where frame.pointee.isTypeBody: parseDeinitializer()
    case .subscript where frame.pointee.isTypeBody: parseSubscript()
    case .var: parseVariable(.variable)
    case .let: parseVariable(.constant)
    case .case where frame.pointee.kind == .enumBody: parseEnumCases()
    case .operator where pending.isActive: parseOperator()
    case .precedencegroup where nextTokenIsName(): parsePrecedenceGroup()
    default: return false
    }
    return true
  }

  /// Whether the current word, with a modifier before it, begins what ``parseDeclaration(_:)``
  /// reads.
  mutating func startsDeclaration() -> Bool {
    switch lexer.token.keyword {
    case .class, .struct, .enum, .protocol, .extension, .typealias, .func, .var, .let, .operator:
      true
    case .import: frame.pointee.isBraced
    case .actor, .macro, .precedencegroup: nextTokenIsName()
    default: false
    }
  }

  /// Whether the current token can be the name that the keyword before it declares. A keyword on
  /// the next line is no name, but begins what comes after an unfinished declaration.
  mutating func atDeclaredName() -> Bool {
    lexer.token.kind == .identifier
      && (!lexer.token.afterNewline || lexer.token.keyword == .none
        || !lexer.token.keyword.isReserved && isBeforeDeclaredParts())
  }

  /// Whether what follows the current word can follow the name of a function or variable, and no
  /// word that begins a declaration.
  private mutating func isBeforeDeclaredParts() -> Bool {
    var ahead = lexer
    ahead.advance()
    switch ahead.token.kind {
    case .openParen, .colon, .equal, .comma, .semicolon, .closeBrace: return true
    // No modifier stands before an attribute.
    case .at: return true
    case .symbol: return ahead.base[Int(ahead.token.start)] == UInt8(ascii: "<")
    default: return false
    }
  }

  /// Whether the current word is called.
  mutating func isCalled() -> Bool {
    if lexer.cursor.pointee == UInt8(ascii: "(") { return true }
    guard lexer.cursor.pointee <= 32 || lexer.cursor.pointee == UInt8(ascii: "/") else {
      return false
    }
    var ahead = lexer
    ahead.advance()
    return ahead.token.kind == .openParen && !ahead.token.afterNewline
  }

  private mutating func parseStatementKeyword(_ keyword: Keyword) {
    switch keyword {
    case .switch:
      beginBranch()
      lexer.advance()
      skipEffects()
      frame.pointee.headerSubject = lexer.token.start
      frame.pointee.headerValue = valueKind()
      return
    case .if: beginBranch()
    case .else:
      let isBranch = frame.pointee.isBranchHeader
      beginHeader()
      frame.pointee.isBranchHeader = isBranch
    case .guard, .while, .do, .defer: beginHeader()
    case .return: frame.pointee.slot = .returned
    case .throw: frame.pointee.slot = .nothing
    case .repeat:
      // Elsewhere than in a loop, a pack is repeated: `repeat each value`.
      lexer.advance()
      if lexer.token.kind == .openBrace { beginHeader() }
      return
    case .for:
      beginHeader()
      return parseForVariable()
    case .catch:
      beginHeader()
      frame.pointee.isInPattern = true
    case .case: beginCase()
    case .default where isBeforeColon() && !frame.pointee.isInHeader: beginCase()
    case .unowned:
      // `[unowned(safe) self]`, unless it is a plain name.
      guard frame.pointee.kind == .brackets else { return parseName() }
      lexer.advance()
      if lexer.token.kind == .openParen { skipBalanced() }
      return
    case .throws:
      lexer.advance()
      return parseThrownType(depth: 0)
    case .where where frame.pointee.binding >= 0 && frame.pointee.bindingKind == .macro:
      return parseWhereClause(of: frame.pointee.binding)
    case .where:
      endPattern()
      frame.pointee.local = -1
    case .in:
      endPattern()
      lexer.advance()
      let local = frame.pointee.local
      if local >= 0, locals[Int(local)].kind == .loop { noteValue() }
      return
    case .of where frame.pointee.kind == .brackets && lexer.previousKind == .number:
      return parseInlineArray()
    case .is, .as: return parseCast()
    case .any, .some:
      // Directly before a bracket the word is the name of a function: `any(of: list)`.
      let isCalled =
        lexer.cursor.pointee == UInt8(ascii: "(") || lexer.cursor.pointee == UInt8(ascii: "[")
      if isCalled { return parseName() }
      if isTypeSpecifier(), !isLastOnLine() { parseType(.type) } else { parseName() }
      return
    case .yield:
      // `yield &value`, unless it is a plain name.
      if lexer.cursor.pointee != 32 || lexer.cursor[1] != UInt8(ascii: "&") { return parseName() }
    case .unsafe:
      // `unsafe .value`, unless it is a plain name.
      if lexer.cursor.pointee != 32 || !startsValue(lexer.cursor[1]) { return parseName() }
    case .selfType where isCalled(): return parseName()
    case .selfValue, .selfType: return parseSelf(.selfMember)
    case .super: return parseSelf(.superMember)
    case .break, .continue:
      lexer.advance()
      // The label of a loop is no type, whatever its case.
      if lexer.token.kind == .identifier, !lexer.token.afterNewline { lexer.advance() }
      return
    default:
      if !keyword.isReserved { return parseName() }
    }
    lexer.advance()
  }

  /// Whether a line break follows the current token.
  private mutating func isLastOnLine() -> Bool {
    var ahead = lexer
    ahead.advance()
    return ahead.token.afterNewline
  }

  /// Whether a value, which no operator joins to what is before it, can start with `byte`.
  private mutating func startsValue(_ byte: UInt8) -> Bool {
    lexer.continuesIdentifier[Int(byte)] || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "&")
      || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
  }

  /// Reads a comma, and what it separates where that is more than expressions.
  mutating func parseComma() {
    lexer.advance()
    let current = frame.pointee
    if current.kind == .parameters {
      frame.pointee.expectsParameter = true
    } else if current.isInHeader {
      frame.pointee.local = -1
      frame.pointee.slot = .nothing
    } else if current.binding >= 0 || current.isInBinding {
      switch current.bindingKind {
      case .enumCase: parseEnumCase()
      case .variable, .constant: parseBinding()
      default: break
      }
    } else if current.isInLocalBinding {
      parseLocalBinding(.variable)
    } else if current.holdsArguments {
      // What `let` before an earlier part of a tuple binds ends with that part.
      if current.bindsNames { frame.pointee.bindsNames = frames[frames.count - 2].bindsNames }
      frame.pointee.item &+= 1
      frame.pointee.openConditionals = 0
      parseArgument()
    } else {
      frame.pointee.local = -1
      frame.pointee.isAfterKey = false
      frame.pointee.slot = .statement
      frame.pointee.openConditionals = 0
      if current.isInCaseLabel {
        frame.pointee.isInPattern = true
        frame.pointee.bindsNames = false
      }
    }
  }

  /// Reads `#name` and, where its arguments hold no code, these.
  mutating func parsePound() {
    let token = lexer.token
    let name = UnsafeBufferPointer(
      start: lexer.base + Int(token.start) + 1, count: Int(token.end - token.start) - 1)
    lexer.advance()
    if lexer.token.kind == .doubleColon {
      lexer.advance()
      if lexer.token.kind == .identifier { lexer.advance() }
    }
    if atSymbol(UInt8(ascii: "<")), !lexer.token.afterSpace {
      _ = parseExpressionGenericArguments(of: token.start)
    }
    if lexer.token.kind == .openParen,
      name.elementsEqual("available".utf8) || name.elementsEqual("unavailable".utf8)
        || name.elementsEqual("sourceLocation".utf8)
    {
      skipBalanced()
    }
  }
}

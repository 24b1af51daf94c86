import SwiftParser
import SwiftSyntax

/// A declaration in the tree of the compiler's parser. Local variables, parameters and generic
/// parameters do not count.
struct Declared {
  let name: String
  /// The line of the name, or of the keyword in its place: `init`.
  let line: Int
  let column: Int
  let range: Range<Int>
  let owner: Int?
  let isOverride: Bool

  func description(in all: [Declared]) -> String {
    let outer = owner.map { all[$0].qualifiedName(in: all) + "." } ?? ""
    return "\(outer)\(name)@\(line):\(column)"
  }

  private func qualifiedName(in all: [Declared]) -> String {
    (owner.map { all[$0].qualifiedName(in: all) + "." } ?? "") + name
  }
}

/// The declarations of one file, each after the one around it.
final class Declarations: SyntaxAnyVisitor {
  private(set) var all: [Declared] = []
  /// The offsets of argument labels: the compiler's index has the labels of a synthesised
  /// initialiser as references to the properties.
  private var labels: Set<Int> = []
  private var imports: [Range<AbsolutePosition>] = []
  private let source: [UInt8]
  private let converter: SourceLocationConverter
  private var open: [(node: SyntaxIdentifier, number: Int)] = []

  init(_ text: String) {
    let tree = Parser.parse(source: text)
    source = Array(text.utf8)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  func offset(line: Int, column: Int) -> Int {
    converter.position(ofLine: line, column: column).utf8Offset
  }

  /// Returns the index of the innermost declaration around an offset.
  func innermost(at offset: Int) -> Int? { all.lastIndex { $0.range.contains(offset) } }

  /// Whether a reference at an offset makes no dependency.
  func isIgnored(at offset: Int) -> Bool {
    labels.contains(offset)
      || imports.contains { $0.contains(AbsolutePosition(utf8Offset: offset)) }
  }

  /// Whether the text at an offset can be a reference to `name`. The compiler also records
  /// references that are not written: to a type at the name of a case in a pattern, and to what it
  /// passes to a property wrapper at the value.
  func mentions(_ name: String, at offset: Int) -> Bool {
    let text = String(decoding: source[offset...].prefix { Self.isOfNames($0) }, as: UTF8.self)
    // This accepts operators, brackets and names in backticks, but not the value of a string.
    if text.isEmpty { return source[offset] != UInt8(ascii: "\"") }
    if name == "init" || name == "subscript" || text == "Self" { return true }
    let plain = name.filter { $0 != "`" }
    return text == plain || text.drop(while: { $0 == "$" || $0 == "_" }) == plain
  }

  private static func isOfNames(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x24, 0x5f, 0x80...: true
    default: false
    }
  }

  func declaration(line: Int, column: Int) -> Int? {
    all.firstIndex { $0.line == line && $0.column == column }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    // The names in an import are not dependencies of a declaration.
    if node.is(ImportDeclSyntax.self) { imports.append(node.range) }
    if let label = node.as(LabeledExprSyntax.self)?.label {
      labels.insert(label.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    guard let (token, start) = heading(of: node) else { return .visitChildren }
    let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
    let owner = open.last?.number
    open.append((node.id, all.count))
    all.append(
      Declared(
        name: token.trimmedDescription, line: place.line, column: place.column,
        range: start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, owner: owner,
        isOverride: modifiers(of: node).contains { $0.name.text == "override" }))
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    if open.last?.node == node.id { open.removeLast() }
  }

  private func modifiers(of node: Syntax) -> DeclModifierListSyntax {
    let declaration = node.is(PatternBindingSyntax.self) ? node.parent?.parent : node
    return declaration?.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }

  /// Returns the token that names a declaration, and the start of the declaration; `nil` for other
  /// nodes.
  private func heading(of node: Syntax) -> (token: Syntax, start: AbsolutePosition)? {
    let start = node.positionAfterSkippingLeadingTrivia
    switch node.as(SyntaxEnum.self) {
    case .classDecl(let node): return (Syntax(node.name), start)
    case .structDecl(let node): return (Syntax(node.name), start)
    case .enumDecl(let node): return (Syntax(node.name), start)
    case .actorDecl(let node): return (Syntax(node.name), start)
    case .protocolDecl(let node): return (Syntax(node.name), start)
    case .extensionDecl(let node): return (Syntax(node.extendedType), start)
    case .typeAliasDecl(let node): return (Syntax(node.name), start)
    case .associatedTypeDecl(let node): return (Syntax(node.name), start)
    case .functionDecl(let node): return (Syntax(node.name), start)
    case .initializerDecl(let node): return (Syntax(node.initKeyword), start)
    case .deinitializerDecl(let node): return (Syntax(node.deinitKeyword), start)
    case .subscriptDecl(let node): return (Syntax(node.subscriptKeyword), start)
    case .macroDecl(let node): return (Syntax(node.name), start)
    case .enumCaseElement(let node): return (Syntax(node.name), start)
    case .patternBinding(let node):
      guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
        let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, !isCode(variable)
      else { return nil }
      // Attributes and modifiers count as those of the first variable.
      let isFirst = variable.bindings.first?.id == node.id
      return (Syntax(name), isFirst ? variable.positionAfterSkippingLeadingTrivia : start)
    default: return nil
    }
  }

  /// Whether a variable is local to a function, closure or accessor.
  private func isCode(_ variable: VariableDeclSyntax) -> Bool {
    var parent = variable.parent
    while let node = parent {
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
        || node.is(AccessorBlockSyntax.self)
      {
        return true
      }
      if node.is(MemberBlockSyntax.self) { return false }
      parent = node.parent
    }
    return false
  }
}

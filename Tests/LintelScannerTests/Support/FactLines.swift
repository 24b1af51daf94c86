@testable import LintelScanner

/// The facts of a source text as lines, so that a test can say what it expects in a few words.
struct FactLines {
  /// `kind name` with the names of the enclosing declarations before it: `func A.f`.
  let declarations: [String]
  /// `kind path` of each path that may name a type, up to its first call, with the declaration that
  /// makes it: `construct A.B by f`.
  let references: [String]
  /// `kind path` of each other path, and of each that goes on after a call: `value a.b().c by f`.
  let values: [String]
  /// `label of path`, where the path ends with what is called.
  let arguments: [String]
  /// `kind name`, with where its type and value start, and where its scope ends, as line texts:
  /// `loop x in xs`.
  let locals: [String]
  let imports: [String]
  let inheritances: [String]
  /// `@name on declaration`.
  let attributes: [String]
  /// The condition of each declaration that has one: `f if DEBUG`.
  let conditions: [String]

  init(_ source: String) { self.init(bytes: Array(source.utf8)) }

  init(bytes: [UInt8]) {
    var scanner = Scanner()
    let facts = scanner.scan(SourceBuffer(bytes))
    let names = scanner.names
    func name(_ declaration: Int32) -> String {
      guard declaration >= 0 else { return "file" }
      let fact = facts.declarations[Int(declaration)]
      let own = names.text(of: fact.name)
      return fact.owner < 0 ? own : name(fact.owner) + "." + own
    }
    declarations = facts.declarations.indices.map { index in
      let fact = facts.declarations[index]
      let access = fact.access.map { "\($0) " } ?? ""
      let modifiers = facts.extents[index].modifiers.words.map { $0 + " " }.joined()
      return access + modifiers + "\(fact.kind) " + name(Int32(index))
    }
    let chains = Self.chains(of: facts, names)
    let heads = facts.references.indices.filter {
      !facts.references[$0].isContinuation && facts.references[$0].kind != .argument
    }
    references = heads.compactMap { head in
      let fact = facts.references[head]
      guard fact.kind.mayNameType else { return nil }
      return "\(fact.kind) \(chains[head]!.path) by \(name(fact.link))"
    }
    values = heads.compactMap { head in
      let fact = facts.references[head]
      let chain = chains[head]!
      guard !fact.kind.mayNameType || chain.path != chain.whole else { return nil }
      return "\(fact.kind) \(chain.whole) by \(name(fact.link))"
    }
    arguments = facts.references.filter { $0.kind == .argument }.map { fact in
      let label = names.text(of: fact.name)
      return (label.isEmpty ? "_" : label) + " of " + chains[Int(fact.link)]!.upTo
    }
    locals = facts.locals.map { fact in
      func text(_ offset: UInt32) -> String {
        String(decoding: bytes[Int(offset)...].prefix { $0 != 10 }, as: UTF8.self)
      }
      return "\(fact.kind) \(names.text(of: fact.name))"
        + (fact.typeStart == 0 ? "" : ": " + text(fact.typeStart))
        + (fact.valueStart == 0 ? "" : " = \(fact.value) " + text(fact.valueStart))
        + " until " + String(decoding: bytes[..<Int(fact.scopeEnd)].suffix(3), as: UTF8.self)
    }
    imports = facts.imports.map { fact in
      (fact.isTestable ? "testable " : "") + (fact.isExported ? "exported " : "")
        + (fact.access.map { "\($0) " } ?? "")
        + (fact.kind.map { "\($0) " } ?? "") + names.text(of: fact.path)
    }
    inheritances = facts.inheritances.map { "\(name($0.owner)): \(names.text(of: $0.name))" }
    attributes = facts.attributes.map { "@\(names.text(of: $0.name)) on \(name($0.owner))" }
    conditions = facts.declarations.indices.compactMap { index in
      let condition = facts.declarations[index].condition
      guard condition != 0 else { return nil }
      return name(Int32(index)) + " if "
        + facts.conditionText(condition, names: names)
    }
  }

  /// For each head the names up to the first call, and the whole path with its calls; for each part
  /// the path up to and with it.
  private static func chains(
    of facts: FileFacts, _ names: NameTable
  ) -> [Int: (path: String, whole: String, upTo: String)] {
    var result: [Int: (path: String, whole: String, upTo: String)] = [:]
    var headOf: [Int: Int] = [:]
    for (index, fact) in facts.references.enumerated() where fact.kind != .argument {
      let name = names.text(of: fact.name)
      let marks = (fact.isCalled ? "()" : "") + (fact.isSubscripted ? "[]" : "")
      guard fact.isContinuation else {
        headOf[index] = index
        result[index] = (name, name + marks, name)
        continue
      }
      let head = headOf[Int(fact.link)]!
      headOf[index] = head
      let whole = result[head]!.whole
      result[index] = ("", "", whole + "." + name)
      if !whole.contains("(") && !whole.contains("[") { result[head]!.path += "." + name }
      result[head]!.whole += "." + name + marks
    }
    return result
  }
}

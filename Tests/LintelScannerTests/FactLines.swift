@testable import LintelScanner

/// The facts of a source text as lines, so that a test can say what it expects in a few words.
struct FactLines {
  /// `kind name` with the names of the enclosing declarations before it: `func A.f`.
  let declarations: [String]
  /// `kind path` of each path, with the declaration that makes it: `construct A.B by f`.
  let references: [String]
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
      let access = fact.access == .unspecified ? "" : "\(fact.access) "
      let modifiers = facts.extents[index].modifiers.words.map { $0 + " " }.joined()
      return access + modifiers + "\(fact.kind) " + name(Int32(index))
    }
    var paths: [Int: (text: String, head: ReferenceFact)] = [:]
    var heads: [Int] = []
    var headOf: [Int: Int] = [:]
    for (index, fact) in facts.references.enumerated() {
      if fact.isContinuation {
        let head = headOf[Int(fact.link)] ?? -1
        headOf[index] = head
        paths[head]?.text += "." + names.text(of: fact.name)
      } else {
        headOf[index] = index
        heads.append(index)
        paths[index] = (names.text(of: fact.name), fact)
      }
    }
    references = heads.compactMap { head in
      paths[head].map { "\($0.head.kind) \($0.text) by \(name($0.head.link))" }
    }
    imports = facts.imports.map { fact in
      (fact.isTestable ? "testable " : "") + (fact.isExported ? "exported " : "")
        + (fact.access == .unspecified ? "" : "\(fact.access) ")
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
}

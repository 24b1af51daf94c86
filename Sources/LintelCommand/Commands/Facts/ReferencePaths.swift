import LintelScanner

/// The paths of names that a file uses, each as one text.
struct ReferencePaths {
  struct Path {
    let head: ReferenceFact
    /// The path up to the first call or subscript: `A.B.c`.
    var name: String
    /// The whole path, with `()` and `[]` for arguments: `A.B.c().d[].e`.
    var whole: String
    /// Whether names follow a call or subscript.
    fileprivate(set) var goesOn = false
    private var isNameOver = false

    fileprivate init(head: ReferenceFact) {
      self.head = head
      name = ""
      whole = ""
    }

    fileprivate mutating func append(_ part: String, _ fact: ReferenceFact) {
      if !isNameOver { name += part } else if !part.isEmpty { goesOn = true }
      whole += part
      if fact.isCalled { whole += "()" }
      if fact.isSubscripted { whole += "[]" }
      if fact.isCalled || fact.isSubscripted { isNameOver = true }
    }
  }

  /// The paths, in the order of their first names.
  private(set) var all: [Path] = []

  init(_ facts: FileFacts, _ names: NameTable) {
    var pathOf: [Int32] = []
    pathOf.reserveCapacity(facts.references.count)
    for fact in facts.references {
      guard fact.kind != .argument else {
        pathOf.append(-1)
        continue
      }
      let text = names.text(of: fact.name)
      if fact.isContinuation {
        let path = pathOf[Int(fact.link)]
        pathOf.append(path)
        let isAfterModule =
          all[Int(path)].head.isModuleSelector
          && !facts.references[Int(fact.link)].isContinuation
        // The second subscript of `a[b][c]` has no name.
        let isBracket = text.isEmpty && fact.isSubscripted
        all[Int(path)].append(isBracket ? "" : (isAfterModule ? "::" : ".") + text, fact)
      } else {
        pathOf.append(Int32(all.count))
        all.append(Path(head: fact))
        all[all.count - 1].append(text, fact)
      }
    }
  }
}

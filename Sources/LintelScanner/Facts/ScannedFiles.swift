/// The facts of many files, with names numbered across all of them.
public struct ScannedFiles: Sendable {
  public let names: NameTable
  /// In the order in which the files were given.
  public let files: [FileFacts]

  /// Joins what several scanners found.
  ///
  /// Names are numbered anew in the order in which the files mention them, so the result is the same
  /// however the files were shared out.
  ///
  /// - Parameter parts: for each scanner its names, and its files with their positions, which are
  ///   0 to the number of files, each once.
  public init(
    joining parts: consuming [(names: NameTable, files: [(position: Int, facts: FileFacts)])]
  ) {
    let count = parts.reduce(0) { $0 + $1.files.count }
    var origins = [(part: Int, index: Int)](repeating: (0, 0), count: count)
    for (part, content) in parts.enumerated() {
      for (index, file) in content.files.enumerated() { origins[file.position] = (part, index) }
    }
    var interner = NameInterner()
    var renumberings = parts.map { [NameID](repeating: .max, count: $0.names.count) }
    var files: [FileFacts] = []
    files.reserveCapacity(count)
    for origin in origins {
      // Taken out, so that there is one owner and the names are renumbered in place.
      var facts = FileFacts()
      swap(&facts, &parts[origin.part].files[origin.index].facts)
      let names = parts[origin.part].names
      facts.renumberNames { name in
        let known = renumberings[origin.part][Int(name)]
        if known != .max { return known }
        let new = names.withPaddedBytes(of: name) { interner.intern($0, $1) }
        renumberings[origin.part][Int(name)] = new
        return new
      }
      files.append(facts)
    }
    self.files = files
    self.names = NameTable(interner)
  }

  private init(names: NameTable, files: [FileFacts]) {
    self.names = names
    self.files = files
  }

  /// The facts of the files at `positions`, in that order, with the same names.
  public func keeping(_ positions: [Int]) -> ScannedFiles {
    ScannedFiles(names: names, files: positions.map { files[$0] })
  }
}

extension FileFacts {
  fileprivate mutating func renumberNames(_ new: (NameID) -> NameID) {
    for index in imports.indices {
      imports[index].path = new(imports[index].path)
      imports[index].module = new(imports[index].module)
      if imports[index].kind != nil {
        imports[index].declaration = new(imports[index].declaration)
      }
    }
    for index in declarations.indices { declarations[index].name = new(declarations[index].name) }
    for index in parameters.indices {
      parameters[index].label = new(parameters[index].label)
      parameters[index].name = new(parameters[index].name)
    }
    for index in references.indices { references[index].name = new(references[index].name) }
    for index in locals.indices { locals[index].name = new(locals[index].name) }
    for index in inheritances.indices { inheritances[index].name = new(inheritances[index].name) }
    for index in attributes.indices { attributes[index].name = new(attributes[index].name) }
    for index in conditions.indices where !conditions[index].isElse && index > 0 {
      conditions[index].expression = new(conditions[index].expression)
    }
  }
}

import LintelVocabulary

/// The facts that one scanner found in some of the files of a project.
package struct ScannedPart: Sendable {
  /// The facts of one file.
  struct File: Sendable {
    /// The position of the file among all files of the project.
    let position: Int
    var facts: FileFacts
    /// The number of names that the scanner knew after this file.
    let nameCount: Int
  }

  let names: NameTable
  var files: [File]

  /// Reads files with a new scanner.
  ///
  /// - Parameters:
  ///   - compiler: the version of the compiler of the files.
  ///   - leavesPreviewsOut: whether SwiftUI previews are read as blanks.
  ///   - types: the types of the project that begin with no capital letter, as far as they are
  ///     known.
  ///   - read: is given a function that scans a buffer as the file at a position; positions must
  ///     rise.
  package init(
    compiler: SwiftVersion = .newestKnown, leavesPreviewsOut: Bool = false,
    expecting types: SmallTypeNames = SmallTypeNames(),
    reading read: ((borrowing SourceBuffer, _ position: Int) -> Void) -> Void
  ) {
    var scanner = Scanner(compiler: compiler, expecting: types)
    var files: [File] = []
    read { source, position in
      precondition(position > files.last?.position ?? -1, "files are scanned in order")
      let facts = scanner.scan(source, leavesPreviewsOut: leavesPreviewsOut)
      files.append(File(position: position, facts: facts, nameCount: scanner.nameCount))
    }
    names = scanner.names
    self.files = files
  }

  /// - Parameter numbers: for each name of the scanner, its number among the names of all parts.
  mutating func renumberNames(_ numbers: [NameID]) {
    numbers.withUnsafeBufferPointer { numbers in
      for index in files.indices {
        files[index].facts.renumberNames { numbers[Int($0)] }
      }
    }
  }
}

extension FileFacts {
  mutating func renumberNames(_ new: (NameID) -> NameID) {
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
    for index in operators.indices { operators[index].name = new(operators[index].name) }
    for index in interpolationLabels.indices {
      interpolationLabels[index].name = new(interpolationLabels[index].name)
    }
    for index in tupleLabels.indices { tupleLabels[index].name = new(tupleLabels[index].name) }
    for index in inheritances.indices { inheritances[index].name = new(inheritances[index].name) }
    for index in attributes.indices { attributes[index].name = new(attributes[index].name) }
    for index in conditions.indices where !conditions[index].isElse && index > 0 {
      conditions[index].expression = new(conditions[index].expression)
    }
  }
}

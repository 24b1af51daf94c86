import LintelScanner

/// A written name that means nothing that linking knows of.
package struct UnresolvedReference: Equatable, Sendable {
  package let name: String
  package let file: FileID
  /// UTF-8 offset and length of the name.
  package let offset: UInt32
  package let length: UInt32
}

/// The names that mean neither a declaration of the project nor, as far as is known, one of the
/// standard library, Foundation or Apple's frameworks; of each path the first such name alone.
///
/// - Parameters: those of ``link(_:files:modules:settings:)``.
/// - Returns: by file and place.
package func unresolvedReferences(
  _ scanned: ScannedFiles, files: [SourceFile], modules: [Module], settings: BuildSettings?
) -> [UnresolvedReference] {
  var linker = Linker(scanned, files: files, modules: modules, settings: settings)
  linker.resolveNames()
  let inference = Inference(linker)
  inference.run()
  return UnresolvedNames(inference).references()
}

private struct UnresolvedNames {
  private let inference: Inference
  private let linker: Linker
  private let outsideTypes: [Bool]
  /// Names that mean something everywhere: those of modules, words such as `Self`, and what the
  /// compiler makes.
  private let builtIn: Set<NameID>

  init(_ inference: Inference) {
    self.inference = inference
    linker = inference.linker
    let names = inference.linker.scanned.names
    outsideTypes = SDKNames.types(among: names)
    let words = [
      "Self", "Any", "AnyObject", "self", "super", "init", "subscript", "_", "", "Swift",
      "CodingKeys",
    ]
    builtIn = Set(names.numbers(of: Set(words)).values)
      .union(inference.linker.scopes.imports.map(\.moduleName.id))
      .union(names.numbers(of: Set(inference.linker.modules.map(\.name))).values)
  }

  func references() -> [UnresolvedReference] {
    var result: [UnresolvedReference] = []
    for file in inference.files.indices {
      let facts = inference.files[file].references
      // Parts after a name that is not known are not known either.
      var isOpen = [Bool](repeating: false, count: facts.count)
      for (index, fact) in facts.enumerated()
      where fact.kind != .argument && linker.active.contains(fact.condition, in: file) {
        if fact.isContinuation, isOpen[Int(fact.link)] {
          isOpen[index] = true
          continue
        }
        if isResolved(fact, FileID(file), index) { continue }
        isOpen[index] = true
        let text = linker.scanned.names.text(of: fact.name)
        result.append(
          UnresolvedReference(
            name: text, file: FileID(file), offset: fact.offset,
            length: inference.nameLengths[Int(fact.name)]))
      }
    }
    return result
  }

  private func isResolved(_ fact: ReferenceFact, _ file: FileID, _ index: Int) -> Bool {
    if builtIn.contains(fact.name) || isOutside(fact.name) || isNumber(fact.name) { return true }
    let position = inference.partStarts[Int(file)] + index
    if inference.targets[position] >= 0 || inference.namedTypes[position] != nil { return true }
    if fact.isContinuation {
      return fact.isInTypePosition || namesTypes(fact, file, index)
        ? isPartOfType(file, index)
        : inference.types[inference.partType(file, Int(fact.link))].kind == .tuple
    }
    if fact.kind.mayNameType, isPartOfType(file, index) { return true }
    return !fact.isInTypePosition && isVariable(fact, file, index)
  }

  /// Whether something outside of the project has the name. A member may be written as a type is, and
  /// the other way round, so which of the lists it is in does not count.
  private func isOutside(_ name: NameID) -> Bool {
    outsideTypes[Int(name)] || inference.known.isOutsideMember(name)
      || inference.known.isOutsideFunction(name)
  }

  /// `pair.0`.
  private func isNumber(_ name: NameID) -> Bool {
    linker.scanned.names.text(of: name).first?.isNumber ?? true
  }

  private func namesTypes(_ fact: ReferenceFact, _ file: FileID, _ index: Int) -> Bool {
    inference.namedTypes[inference.partStarts[Int(file)] + Int(fact.link)] == nil
      && fact.kind.mayNameType && isPartOfType(file, index)
  }

  /// Whether the part at `index` belongs to what a path of type names means.
  private func isPartOfType(_ file: FileID, _ index: Int) -> Bool {
    var head = index
    var position = 0
    while inference.reference(file, head).isContinuation {
      head = Int(inference.reference(file, head).link)
      position += 1
    }
    let fact = inference.reference(file, head)
    let path = linker.paths.path(
      at: PathPlace(file: file, head: Int32(head), owner: inference.owner(file, fact)))
    if linker.hidesType(path) { return true }
    let parts = linker.resolve(path).parts
    return parts.contains { $0.position >= position }
  }

  /// Whether the head of a path is a variable of code, or a parameter.
  private func isVariable(_ fact: ReferenceFact, _ file: FileID, _ index: Int) -> Bool {
    guard fact.kind == .value || fact.kind.mayNameType else { return false }
    if case .none = inference.locals(file).meaning(of: index) {
      return inference.isParameter(file, fact) || fact.name == inference.known.error
        || inference.known.closureParameters[fact.name] != nil
    }
    return true
  }
}

extension Inference {
  /// Whether a name is that of a parameter around it.
  fileprivate func isParameter(_ file: FileID, _ fact: ReferenceFact) -> Bool {
    var scope = owner(file, fact)
    while declaration(scope).kind != .file {
      let isAccessor = declaration(scope).kind == .variable || declaration(scope).kind == .subscript
      if parameter(named: fact.name, of: scope, before: fact.offset) != nil
        || isAccessor && (fact.name == known.newValue || fact.name == known.oldValue)
      {
        return true
      }
      scope = declaration(scope).owner
    }
    return false
  }
}

import LintelScanner

extension Inference {
  /// The root of a key path that is the value of a variable, or an argument, of a type `KeyPath`.
  private mutating func keyPathRoot(_ file: FileID, _ index: Int) -> TypeID {
    let type = expectation(ofMember: file, index).type
    return isKeyPath(type) ? types.operand(0, of: type) : TypeTable.unknown
  }

  func isKeyPath(_ type: TypeID) -> Bool {
    types[type].kind == .outside
      && linkage.known.keyPaths.contains(NameID(bitPattern: types[type].symbol))
  }

  /// A key path without a root: `\.name`, mostly of the elements of a collection.
  mutating func keyPathMember(_ file: FileID, _ index: Int) -> TypeID {
    let argument = argument(aroundMember: index, file)
    if let argument, reference(file, Int(reference(file, argument).link)).kind == .attribute {
      return keyPathMember(file, index, in: argument)
    }
    let fact = reference(file, index)
    let root = keyPathRoot(file, index)
    if find(fact.name, of: root, from: file), choose(file, index) {
      return memberType(file, index, base: root)
    }
    if let argument {
      let part = Int(reference(file, argument).link)
      let call = reference(file, part)
      let element =
        call.isContinuation
        ? element(of: partType(file, Int(call.link))) : shownElement(file, part)
      if find(fact.name, of: element, from: file), choose(file, index) {
        return memberType(file, index, base: element)
      }
    }
    return onlyMember(file, index)
  }
}

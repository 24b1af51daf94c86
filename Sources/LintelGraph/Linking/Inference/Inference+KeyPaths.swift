import LintelScanner

extension Inference {
  /// The root of a key path that is the value of a variable, or an argument, of a type `KeyPath`.
  private mutating func keyPathRoot(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    var type = TypeTable.unknown
    if index > 0, reference(file, index - 1).kind == .argument {
      type = passedType(file, index - 1)
    } else if fact.link >= 0, fact.offset > 1,
      linkage.files[Int(file)].extents[Int(fact.link)].valueStart == fact.offset - 2
    {
      type = declarationType(owner(file, fact))
    }
    return isKeyPath(type) ? types.operand(0, of: type) : TypeTable.unknown
  }

  func isKeyPath(_ type: TypeID) -> Bool {
    types[type].kind == .outside
      && linkage.known.keyPaths.contains(NameID(bitPattern: types[type].symbol))
  }

  /// A key path without a root: `\.name`, mostly of the elements of a collection.
  mutating func keyPathMember(_ file: FileID, _ index: Int) -> TypeID {
    if index > 0, reference(file, index - 1).kind == .argument {
      let part = Int(reference(file, index - 1).link)
      if reference(file, part).kind == .attribute {
        return keyPathMember(file, index, ofAttribute: part)
      }
    }
    let fact = reference(file, index)
    let root = keyPathRoot(file, index)
    if find(fact.name, of: root, from: file), choose(file, index) {
      return memberType(file, index, base: root)
    }
    if index > 0, reference(file, index - 1).kind == .argument {
      let part = Int(reference(file, index - 1).link)
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

import LintelScanner

/// What stands right before a member without a type, as far as the distance between them tells.
extension Inference {
  /// Whether the member at `index` is what an argument begins with.
  func isArgument(_ file: FileID, _ index: Int) -> Bool {
    guard index > 0 else { return false }
    let argument = reference(file, index - 1)
    guard argument.kind == .argument else { return false }
    let label = Int(nameLengths[Int(argument.name)])
    let gap = Int(reference(file, index).offset) - 1 - Int(argument.offset)
    return label == 0 ? gap <= 1 : gap >= label + 1 && gap <= label + 3
  }

  /// Whether such a member begins a literal of a collection.
  func isArgumentInBrackets(_ file: FileID, _ index: Int) -> Bool {
    guard isArgument(file, index) else { return false }
    let argument = reference(file, index - 1)
    let label = Int(nameLengths[Int(argument.name)])
    let gap = Int(reference(file, index).offset) - 1 - Int(argument.offset)
    return gap == (label == 0 ? 1 : label + 3)
  }

  /// The type of the other operand: `value == .name`, `value = .name`.
  mutating func operandContext(_ file: FileID, _ index: Int) -> TypeID {
    operand(file, index).map { partType(file, $0) } ?? TypeTable.unknown
  }

  /// The type of the member without a type right before, in an array or a list of patterns.
  mutating func siblingContext(_ file: FileID, _ index: Int) -> TypeID {
    guard index > 0 else { return TypeTable.unknown }
    var position = index - 1
    if gap(file, position, index) == 3, let called = called(file, with: position) {
      position = called
    } else if gap(file, position, index) != 2 {
      return TypeTable.unknown
    }
    let sibling = reference(file, position)
    guard sibling.kind == .implicitMember,
      sibling.isInPattern == reference(file, index).isInPattern
    else { return TypeTable.unknown }
    let type = partType(file, position)
    let isSure =
      code[Int(file)].targets[position] >= 0 && !code[Int(file)].doubtful[position]
    return isSure ? type : TypeTable.unknown
  }

  /// Whether a member is compared with something, so that it is what that is and nothing else.
  func isOfOperand(_ file: FileID, _ index: Int) -> Bool {
    guard let operand = operand(file, index), operand == index - 1,
      reference(file, operand).kind != .implicitMember, !reference(file, operand).isCalled
    else { return false }
    return gap(file, operand, index) == 4
  }

  /// Whether a member may be assigned to something, or compared with it, whose type is not known.
  ///
  /// It may as well be what is chosen, as in `condition ? .name : …`.
  mutating func isAfterOperand(_ file: FileID, _ index: Int) -> Bool {
    guard let operand = operand(file, index), reference(file, operand).kind != .implicitMember,
      gap(file, index - 1, index) <= 7
    else { return false }
    let type = types[partType(file, operand)]
    // `all + [.name]`
    if type.kind == .array { return false }
    return type.kind != .outside || NameID(bitPattern: type.symbol) != linkage.known.bool
  }

  /// The last part of what may be the other operand of the member at `index`.
  private func operand(_ file: FileID, _ index: Int) -> Int? {
    var position = index - 1
    while position >= 0, position > index - 4, reference(file, position).kind == .argument {
      position -= 1
    }
    guard position >= 0 else { return nil }
    let fact = reference(file, position)
    if fact.isInTypePosition || fact.kind == .argument
      || fact.isInPattern != reference(file, index).isInPattern
    {
      return nil
    }
    let gap = gap(file, position, index)
    if fact.isCalled || fact.isSubscripted { return gap < 80 ? position : nil }
    switch gap {
    case 3 where fact.kind == .implicitMember:
      let isInitializer = reference(file, index).name == linkage.known.initializer
      // What is compared says nothing of what is chosen: `a == .b ? .c : .d`.
      return isInitializer || isOfOperand(file, position) ? nil : position
    case 3, 4: return position
    case 5: return called(file, with: position) ?? position
    default: return nil
    }
  }

  /// The part of a path whose last argument a part ends, as far as can be told.
  private func called(_ file: FileID, with position: Int) -> Int? {
    var head = position
    while reference(file, head).isContinuation { head = Int(reference(file, head).link) }
    guard head > 0, reference(file, head - 1).kind == .argument else { return nil }
    let part = Int(reference(file, head - 1).link)
    return linkage.linker.paths.next(after: Int32(part), in: file) < 0 ? part : nil
  }

  /// How many bytes there are between a name and the dot before the member at `index`.
  private func gap(_ file: FileID, _ position: Int, _ index: Int) -> Int {
    let fact = reference(file, position)
    return Int(reference(file, index).offset) - 1
      - Int(fact.offset + nameLengths[Int(fact.name)])
  }
}

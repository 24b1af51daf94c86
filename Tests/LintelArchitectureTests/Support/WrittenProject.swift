/// Types in three folders, of which some use what they must not, and a way to write them down.
struct WrittenProject {
  private struct Member {
    var name: String
    /// Swift, with `NAME` for the name of the member.
    let text: String
    let isBreach: Bool
  }

  private struct TypeText {
    var name: String
    let folder: String
    var members: [Member]
  }

  private var types: [TypeText] = []
  private(set) var files: [String: String] = [:]

  var breachCount: Int {
    types.reduce(0) { $0 + $1.members.count { $0.isBreach } }
  }

  init(using numbers: inout Numbers) {
    for index in 0..<4 {
      types.append(
        TypeText(
          name: "Screen\(index)", folder: "UI",
          members: [
            Member(name: "kept", text: "static func show() {}", isBreach: false),
            Member(name: "kept", text: "func hide() {}", isBreach: false),
          ]))
    }
    for (folder, count) in [("Domain", 5), ("Data", 3)] {
      for index in 0..<count {
        var members = [
          Member(name: "number", text: "var NAME: Int { 1 }", isBreach: false)
        ]
        // One breach for each target, so that each is an entry of its own; that of the circle is
        // always there.
        let isFirst = folder == "Domain" && index == 0
        for screen in 0..<4 where (isFirst && screen == 0) || Bool.random(using: &numbers) {
          let target = "Screen\(screen)"
          let texts = [
            "var NAME: \(target)? { nil }", "func NAME() { \(target).show() }",
            "func NAME() -> Any { \(target)() }",
            "func NAME(_ value: Any) -> Bool { value is \(target) }",
          ]
          let text = texts.randomElement(using: &numbers) ?? texts[0]
          members.append(Member(name: "m\(screen)", text: text, isBreach: true))
        }
        types.append(TypeText(name: "\(folder)Part\(index)", folder: folder, members: members))
      }
    }
    // A circle, and a way through code of no component.
    types[0].members.append(
      Member(name: "part", text: "var NAME: DomainPart0? { nil }", isBreach: false))
    types.append(
      TypeText(
        name: "Loose", folder: "Other",
        members: [
          Member(name: "first", text: "func NAME() { screen?.hide() }", isBreach: false),
          Member(name: "second", text: "func NAME() { Screen1.show() }", isBreach: false),
          Member(name: "kept", text: "var screen: Screen1? { nil }", isBreach: false),
        ]))
    types.append(
      TypeText(
        name: "Tool", folder: "Tools",
        members: [
          Member(name: "first", text: "func NAME() -> Any { Loose() }", isBreach: false),
          Member(name: "other", text: "var NAME: Loose? { nil }", isBreach: false),
        ]))
    for index in 0..<4 {
      types.append(
        TypeText(
          name: "Unrelated\(index)", folder: ["UI", "Domain", "Data", "Other"][index],
          members: [Member(name: "count", text: "var NAME = 0", isBreach: false)]))
    }
    rewrite(using: &numbers)
  }

  // MARK: - Edits

  /// Removes a breach; gives the type that it was in.
  mutating func removeBreach(using numbers: inout Numbers) -> String {
    let index = indexOfBreach(using: &numbers)
    types[index.type].members.remove(at: index.member)
    return types[index.type].name
  }

  /// Writes a breach a second time; gives the type that it is in.
  mutating func repeatBreach(using numbers: inout Numbers) -> String {
    let index = indexOfBreach(using: &numbers)
    var copy = types[index.type].members[index.member]
    copy.name += "Again"
    types[index.type].members.append(copy)
    return types[index.type].name
  }

  private func indexOfBreach(using numbers: inout Numbers) -> (type: Int, member: Int) {
    let all = types.indices.flatMap { type in
      types[type].members.indices.filter {
        // Without that one, the circle would be gone as well.
        types[type].members[$0].isBreach
          && !(types[type].name == "DomainPart0"
            && types[type].members[$0].text.contains("Screen0"))
      }.map { (type, $0) }
    }
    return all.randomElement(using: &numbers) ?? (0, 0)
  }

  /// Writes the same breaches down in another way: other files, other orders, other names of what
  /// they are not about, other lines.
  mutating func rewrite(using numbers: inout Numbers) {
    for index in types.indices {
      if types[index].name.hasPrefix("Unrelated") {
        types[index].name = "Unrelated\(index)x\(Int.random(in: 0...999, using: &numbers))"
      }
      for member in types[index].members.indices where types[index].members[member].name != "kept" {
        types[index].members[member].name = "v\(member)x\(Int.random(in: 0...999, using: &numbers))"
      }
      types[index].members.shuffle(using: &numbers)
    }
    types.shuffle(using: &numbers)
    files = [:]
    for type in types {
      let file = "\(type.folder)/File\(Int.random(in: 0...3, using: &numbers)).swift"
      files[file, default: "// \(file)\n"] += text(of: type, using: &numbers)
    }
  }

  private func text(of type: TypeText, using numbers: inout Numbers) -> String {
    func space(_ texts: String...) -> String { texts.randomElement(using: &numbers) ?? " " }
    var text = "\(space("", "\n", "/* a */ ", "// b\n"))struct\(space(" ", "\n  "))\(type.name)"
    var inner = "\(space(" ", "\n")){\n"
    // Some members move to an extension, which speaks for its type. What others mention stays, as a
    // member belongs where it is written.
    var extended = ""
    for member in type.members {
      let swift = member.text.replacing("NAME", with: member.name)
        .replacing(" ", with: space(" ", "  ", "\n      ", " /* c */ "))
      let line = "\(space("  ", "\t", ""))\(swift)\(space("\n", "  // d\n", "\n\n"))"
      let stays = swift.contains("=") || member.name == "kept"
      if !stays, Bool.random(using: &numbers) { extended += line } else { inner += line }
    }
    text += inner + "}\n"
    return text + (extended.isEmpty ? "" : "extension \(type.name) {\n\(extended)}\n")
  }
}

struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 }

  mutating func next() -> UInt64 {
    state = state &+ 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

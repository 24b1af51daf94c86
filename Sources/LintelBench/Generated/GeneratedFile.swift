/// Writes one file of a ``GeneratedProject``.
struct GeneratedFile {
  private(set) var bytes: [UInt8] = []
  private let number: Int
  private let name: String
  private var random: RandomNumbers
  private var indentation = 0

  init(number: Int) {
    self.number = number
    name = GeneratedNames.type(number)
    random = RandomNumbers(seed: number)
    bytes.reserveCapacity(16_000)
  }

  mutating func write() {
    line("//")
    line("//  \(name).swift")
    line("//  Copyright © 2024 The authors. All rights reserved.")
    line("//")
    line()
    writeImports()
    if random.isChosen(percent: 45) { writeProtocol() }
    writeType()
    for _ in 0..<random.next(3) { writeExtension() }
  }

  private mutating func writeImports() {
    line("import \(random.pick(GeneratedNames.modules))")
    if random.isChosen(percent: 60) { line("import \(random.pick(GeneratedNames.modules))") }
    let module = number / GeneratedProject.filesPerModule
    if module > 0, random.isChosen(percent: 70) {
      line("import \(GeneratedProject.moduleName(module - 1 - random.next(min(module, 5))))")
    }
    line()
  }

  // MARK: - Declarations

  private mutating func writeProtocol() {
    open("public protocol \(name)Delegate: AnyObject {")
    for _ in 0...random.next(2) { line("func \(signature())") }
    close()
    line()
  }

  private mutating func writeType() {
    comment()
    let keyword = random.pick(["final class", "struct", "class", "public final class", "enum"])
    let isEnum = keyword == "enum"
    open("\(keyword) \(name): \(isEnum ? "String, Codable" : superType()) {")
    if isEnum {
      for _ in 0...random.next(5) { line("case \(GeneratedNames.property(&random))") }
      line()
    } else {
      for _ in 0...random.next(10) { writeProperty() }
      line()
      writeInitializer()
    }
    for _ in 0..<(5 + random.next(9)) { writeFunction() }
    if random.isChosen(percent: 30) { writeNestedType() }
    close()
    line()
  }

  private mutating func writeNestedType() {
    line("// MARK: - \(GeneratedNames.word(&random))")
    line()
    open("private enum \(random.pick(["Constants", "CodingKeys", "State", "Section"])) {")
    for _ in 0...random.next(4) {
      line("static let \(GeneratedNames.property(&random)) = \"\(text())\"")
    }
    close()
    line()
  }

  private mutating func writeExtension() {
    open("extension \(random.isChosen(percent: 60) ? name : otherType()): \(superType()) {")
    for _ in 0...random.next(3) { writeFunction() }
    close()
    line()
  }

  private mutating func writeProperty() {
    if random.isChosen(percent: 18) { comment() }
    let property = GeneratedNames.property(&random)
    switch random.next(6) {
    case 0: line("private let \(property): \(writtenType())")
    case 1: line("@Published private(set) var \(property): [\(writtenType())] = []")
    case 2: line("weak var \(property): \(otherType())?")
    case 3: line("lazy var \(property) = \(otherType())()")
    case 4:
      open("var \(property): \(writtenType()) {")
      writeStatement(depth: 2)
      close()
    default: line("public var \(property): \(writtenType())?")
    }
  }

  private mutating func writeInitializer() {
    let (first, second) = (GeneratedNames.property(&random), GeneratedNames.property(&random))
    open("init(\(first): \(writtenType()), \(second): \(writtenType()) = \(value())) {")
    line("self.\(first) = \(first)")
    line("self.\(second) = \(second)")
    close()
    line()
  }

  private mutating func writeFunction() {
    if random.isChosen(percent: 50) { comment() }
    let words = random.pick(["", "private ", "public ", "override ", "@MainActor ", "static "])
    open("\(words)func \(signature()) {")
    for _ in 0..<(1 + random.next(5)) { writeStatement(depth: 0) }
    close()
    line()
  }

  private mutating func signature() -> String {
    let effects = random.pick(["", "", "", " throws", " async throws"])
    let parameters = (0..<random.pick([0, 0, 0, 1, 1])).map { _ in
      "\(GeneratedNames.word(&random)): \(writtenType())"
    }
    let result = random.isChosen(percent: 45) ? " -> \(writtenType())" : ""
    return GeneratedNames.function(&random)
      + "(\(parameters.joined(separator: ", ")))\(effects)\(result)"
  }

  // MARK: - Code

  private mutating func writeStatement(depth: Int) {
    let (word, property) = (GeneratedNames.word(&random), GeneratedNames.property(&random))
    if depth == 0, random.isChosen(percent: 8) { line() }
    switch depth > 1 ? random.next(6) : random.next(12) {
    case 0: line("let \(word) = \(otherType())(\(property): \(value()))")
    case 1: line("\(otherType()).\(GeneratedNames.function(&random))(\(word), \(value()))")
    case 2: line("return \(property).\(word).map { $0.\(property) } ?? \(value())")
    case 3: line("\(property) = \(value())")
    case 4: line("Log.debug(\"\(text()) \\(\(word).count)\")")
    case 5: line("view.\(word).constraint(equalTo: \(word).topAnchor).isActive = true")
    case 6:
      open("guard let \(word) = \(property), \(word).count > \(random.next(100)) else {")
      line("return")
      close()
    case 7: block("if \(property).\(word) == .\(GeneratedNames.word(&random)) {", depth)
    case 8: block("for \(word) in \(property) where \(word) is \(otherType()) {", depth)
    case 9: block("\(property).sink { [weak self] \(word) in", depth)
    case 10:
      open("switch \(property) {")
      for _ in 0...random.next(2) {
        line("case .\(GeneratedNames.word(&random))(let \(word)):")
        indentation += 1
        writeStatement(depth: depth + 1)
        indentation -= 1
      }
      line("default: break")
      close()
    default: line("// \(text()) \(text()) \(word).")
    }
  }

  private mutating func block(_ head: String, _ depth: Int) {
    open(head)
    for _ in 0...random.next(2) { writeStatement(depth: depth + 1) }
    close()
  }

  private mutating func value() -> String {
    switch random.next(6) {
    case 0: return "\(random.next(1000))"
    case 1: return "\"\(text())\""
    case 2: return "\(otherType()).shared"
    case 3: return ".\(GeneratedNames.word(&random))"
    case 4: return "nil"
    default: return GeneratedNames.property(&random)
    }
  }

  private mutating func writtenType() -> String {
    let type =
      random.isChosen(percent: 50) ? GeneratedNames.standardType(&random) : otherType()
    return random.pick(["\(type)", "\(type)", "\(type)", "[\(type)]", "\(type)?"])
  }

  /// Returns a supertype: mostly a type of a library or a protocol, because few classes inherit
  /// from a class of their own project.
  private mutating func superType() -> String {
    switch random.next(10) {
    case 0: otherType()
    case 1..<5: otherType() + "Delegate"
    default: GeneratedNames.standardType(&random)
    }
  }

  /// Returns the type of this file or an earlier one, mostly a near one, because projects keep
  /// related code together.
  private mutating func otherType() -> String {
    let reach = random.isChosen(percent: 80) ? 40 : 2_000
    return GeneratedNames.type(max(0, number - random.next(min(number, reach) + 1)))
  }

  // MARK: - Lines

  private mutating func comment() {
    line("/// \(text()) \(text()) of the \(GeneratedNames.word(&random)), \(text()).")
    if random.isChosen(percent: 60) { line("/// \(text()) \(text()), then \(text()).") }
  }

  private mutating func text() -> String {
    (0...random.next(3)).map { _ in GeneratedNames.word(&random) }.joined(separator: " ")
  }

  private mutating func open(_ text: String) {
    line(text)
    indentation += 1
  }

  private mutating func close() {
    indentation -= 1
    line("}")
  }

  private mutating func line(_ text: String = "") {
    if !text.isEmpty {
      for _ in 0..<indentation { bytes.append(contentsOf: [32, 32, 32, 32]) }
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}

import LintelScanner
import Testing

@testable import LintelGraph
@testable import LintelLinking

@Suite struct SDKNamesTests {
  /// The names that lines begin with.
  private func words(_ text: StaticString) -> [Substring] {
    text.description.split(separator: "\n").filter { $0.first != " " }
      .map { $0.prefix { $0 != " " } }
  }

  private func names(in source: String) -> NameTable {
    ScannedFiles(joining: [ScannedPart { $0(SourceBuffer(Array(source.utf8)), 0) }]).names
  }

  private func marked(
    in names: NameTable, where isWanted: (SDKTable, NameID) -> Bool
  ) -> Set<String> {
    let table = SDKTable(names)
    return Set((0..<NameID(names.count)).filter { isWanted(table, $0) }.map { names.text(of: $0) })
  }

  @Test func namesAreSortedUniqueAndPlain() {
    for words in [words(SDKNames.memberText), words(SDKNames.typeText)] {
      let pairs = zip(words, words.dropFirst())
      #expect(pairs.allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      #expect(words.allSatisfy { $0.first?.isLetter == true })
      #expect(words.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    }
  }

  @Test(arguments: [
    "append", "map", "count", "description", "isEmpty", "first", "some", "none", "allCases",
    "shared", "dataTask", "resume", "withLock", "firstMatch", "async", "yield", "setUp",
    "padding", "onAppear", "navigationTitle", "viewDidLoad", "addSubview", "dequeueReusableCell",
    "sink", "assign", "receive", "eraseToAnyPublisher", "fetchRequest", "pushViewController",
  ])
  func membersAreThere(_ name: Substring) {
    let isThere = words(SDKNames.memberText).contains(name)
    #expect(isThere)
  }

  @Test(arguments: [
    "String", "Array", "Element", "URL", "URLSession", "Task", "Regex", "Mutex", "DispatchQueue",
    "XCTestCase", "Decodable", "View", "UIView", "UIViewController", "NSView", "AnyCancellable",
    "NSManagedObjectContext", "CGRect",
  ])
  func typesAreThere(_ name: Substring) {
    let isThere = words(SDKNames.typeText).contains(name)
    #expect(isThere)
  }

  @Test(arguments: [
    "loadOrders", "orderRepository", "makeCheckoutViewController", "init", "subscript", "_count",
    "hash(into:)", "==", "preconditionFailure", "String", "URLSession",
  ])
  func membersAreNothingElse(_ name: Substring) {
    let isThere = words(SDKNames.memberText).contains(name)
    #expect(!isThere)
  }

  @Test(arguments: ["OrderRepository", "CheckoutViewController", "append", "count", "Self", "Any"])
  func typesAreNothingElse(_ name: Substring) {
    let isThere = words(SDKNames.typeText).contains(name)
    #expect(!isThere)
  }

  @Test func aProjectsNamesAreFound() {
    // Prefixes and extensions of names, and one that differs from a name in its middle only.
    let names = names(
      in: """
        struct OrderRepository: Decodable {
          let append: Array<String>, appen: URLSession, appendx: Strin, count: Stringx
          func removeSubrange(), removeSubrangesx(), removeAllExcept()
          func padding(dataTask: View) { orders.withContiguousStorageIfAvailable.isEmpty }
          func withContiguousXtorageIfAvailable() {}
        }
        """)
    #expect(
      marked(in: names) { $0.isMember($1) } == [
        "append", "count", "removeSubrange", "padding", "dataTask",
        "withContiguousStorageIfAvailable", "isEmpty",
      ])
    #expect(
      marked(in: names) { $0.isType($1) } == [
        "Decodable", "Array", "String", "URLSession", "View",
      ])
  }

  @Test func everyNameIsFound() {
    let source = "f(\(words(SDKNames.memberText).map { "a.\($0)" }.joined(separator: ", ")))"
    let names = names(in: source + source.replacing("a.", with: "a.x_"))
    let found = marked(in: names) { $0.isMember($1) }
    #expect(found.isSuperset(of: words(SDKNames.memberText).map(String.init)))
    #expect(found.allSatisfy { !$0.hasPrefix("x_") })
  }

  @Test func linesAreFoundByTheirNames() throws {
    let names = names(in: "struct alpha { var beta: gamma, delta: b }")
    let lines = NamedLines("beta ?\nalpha A(x:f)\n B\nb")
    let positions = lines.positions(among: names)
    let found = positions.indices.filter { positions[$0] > 0 }.map { names.text(of: NameID($0)) }
    #expect(Set(found) == ["alpha", "beta", "b"])
    #expect(Array(lines.entries(at: lines.position(of: "beta"))).map(\.isUnknown) == [true])
    #expect(Array(lines.entries(at: lines.position(of: "b"))).isEmpty)
    #expect(Array(lines.entries(at: lines.position(of: "B"))).isEmpty)
    let entries = Array(lines.entries(at: lines.position(of: "alpha")))
    #expect(entries.map { String(decoding: $0.ownerText, as: UTF8.self) } == ["A", "B"])
    #expect(NamedLines("").positions(among: names).allSatisfy { $0 == 0 })
  }

  @Test(arguments: [
    ("first", "Collection"), ("first", "Sequence(where:f)"), ("map", "Sequence(_:f)>Array"),
    ("failure", ".Result(_)"), ("hasPrefix", "String(_:String)>Bool"),
    ("joined", "Sequence(separator:String=)>String"),
    ("addingTimeInterval", "Date(_:TimeInterval)>Date"), ("max", "Sequence(by:f)"),
  ])
  func membersHaveShapes(_ name: Substring, _ shape: Substring) throws {
    let lines = SDKNames.memberText.description.replacing("\n ", with: " ").split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("\(name) ") })
    #expect(line.split(separator: " ").contains(shape))
  }

  @Test func anEntrySaysWhatAMemberTakes() throws {
    let lines = NamedLines("read .Reader(_:Int,with:f=,at:k,_*)>Data")
    let entry = try #require(Array(lines.entries(at: lines.position(of: "read"))).first)
    #expect(entry.isOfType)
    #expect(String(decoding: entry.resultText, as: UTF8.self) == "Data")
    let parameters = entry.parameterList
    #expect(
      parameters.map { String(decoding: $0.label, as: UTF8.self) } == ["_", "with", "at", "_"])
    #expect(parameters.map { String(decoding: $0.type, as: UTF8.self) } == ["Int", "", "", ""])
    #expect(parameters.map(\.isFunction) == [false, true, false, false])
    #expect(parameters.map(\.isKeyPath) == [false, false, true, false])
    #expect(parameters.map(\.hasDefault) == [false, true, false, false])
    #expect(parameters.map(\.isVariadic) == [false, false, false, true])
  }

  @Test func typesHaveSupertypes() throws {
    let table = SDKTable(names(in: "String"))
    let string = try #require(SDKTable.type(named: "String"))
    let lineage = table.lineage(of: string)
    for name in ["String", "StringProtocol", "Collection", "Sequence", "Hashable"] {
      #expect(lineage.contains(typeHash: SDKTable.hash(name.utf8)))
    }
    for name in ["Strin", "tring", "SetAlgebra", "StringTransform"] {
      #expect(!lineage.contains(typeHash: SDKTable.hash(name.utf8)))
    }
    #expect(SDKTable.type(named: "OrderRepository") == nil)
    let hashes = words(SDKNames.typeText).map { SDKTable.hash($0.utf8) }
    #expect(Set(hashes).count == hashes.count)
  }
}

import LintelScanner
import Testing

@testable import LintelGraph
@testable import LintelLinking

@Suite struct SDKNamesTests {
  private func words(_ text: StaticString) -> [Substring] {
    text.description.split(whereSeparator: \.isWhitespace)
  }

  private func names(in source: String) -> NameTable {
    ScannedFiles(joining: [ScannedPart { $0(SourceBuffer(Array(source.utf8)), 0) }]).names
  }

  private func marked(_ marks: [Bool], in names: NameTable) -> Set<String> {
    Set(marks.indices.filter { marks[$0] }.map { names.text(of: NameID($0)) })
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
      marked(SDKNames.members(among: names), in: names) == [
        "append", "count", "removeSubrange", "padding", "dataTask",
        "withContiguousStorageIfAvailable", "isEmpty",
      ])
    #expect(
      marked(SDKNames.types(among: names), in: names) == [
        "Decodable", "Array", "String", "URLSession", "View",
      ])
  }

  @Test func everyNameIsFound() {
    let source = "f(\(words(SDKNames.memberText).map { "a.\($0)" }.joined(separator: ", ")))"
    let names = names(in: source + source.replacing("a.", with: "a.x_"))
    let found = marked(SDKNames.members(among: names), in: names)
    #expect(found.isSuperset(of: words(SDKNames.memberText).map(String.init)))
    #expect(found.allSatisfy { !$0.hasPrefix("x_") })
  }

  @Test func aSetOfFewNames() {
    let names = names(in: "struct alpha { var beta: gamma, delta: b }")
    let set = NameSet("beta\n  alpha  b ")
    #expect(marked(set.marks(among: names), in: names) == ["alpha", "beta", "b"])
    #expect(NameSet("").marks(among: names).allSatisfy { !$0 })
  }
}

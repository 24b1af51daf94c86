// A type that fixes an associated type says which type its values are of.
protocol Element { func update() }
protocol Renderer { associatedtype Target: Element; func draw(_ target: Target) }
enum Change<R: Renderer> { case update(R.Target), both(R.Target, R.Target) }
struct Holder<R: Renderer> { var target: R.Target; var all: [R.Target] = [] }
struct Node: Element { func update() {} }
struct Page: Renderer { typealias Target = Node; func draw(_ target: Node) {} }
struct Inferred: Renderer { func draw(_ target: Leaf) {} }
struct Leaf: Element { func update() {} }
struct Nested: Renderer { struct Target: Element { func update() {} }; func draw(_ target: Target) {} }
extension Page {
  func commit(_ changes: [Change<Self>]) {
    for change in changes { if case let .update(target) = change { target.update() } }
  }
  func one(_ change: Change<Page>) { if case let .update(target) = change { target.update() } }
  func held(_ holder: Holder<Self>) { holder.target.update(); holder.all[0].update() }
}
func page(_ holder: Holder<Page>) { holder.target.update(); holder.all.first?.update() }
func inferred(_ holder: Holder<Inferred>) { holder.target.update() }
func nested(_ holder: Holder<Nested>) { holder.target.update() }
func generic<R: Renderer>(_ holder: Holder<R>) { holder.target.update() }
func target(_ target: Page.Target) { target.update() }

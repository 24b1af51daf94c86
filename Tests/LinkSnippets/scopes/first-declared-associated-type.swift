// Of associated types of one name, the one that no protocol above declares is meant after a parameter.
protocol Source { associatedtype Item; var item: Item { get } }
protocol List: Source { associatedtype Item; func add(_ item: Item) }
protocol Other { associatedtype Item }
protocol Above: Below { associatedtype Part }
protocol Below { associatedtype Part }
func list<T: List>(_ list: T, _ item: T.Item) {}
func both<T: Source & Other>(_ value: T, _ item: T.Item) {}
func turned<T: Other & Source>(_ value: T, _ item: T.Item) {}
func below<T: Above>(_ value: T, _ part: T.Part) {}
func later<T>(_ value: T, _ part: T.Part) where T: Above {}
func first<T: Source>(_ value: T, _ item: T.Item) {}
struct Rows: List { let item = 1; func add(_ item: Int) {}; func own(_ item: Item) {} }
func rows(_ item: Rows.Item) {}
struct Named: Source { typealias Item = Thing; let item = Thing() }
struct Thing {}
func named(_ item: Named.Item) {}
struct Held: Source { struct Item {}; let item = Item() }
func held(_ item: Held.Item) {}

// The elements of a literal have the type that the initialiser for the literal takes.
struct Item { static var short: Item { Item() } }
struct Items: ExpressibleByArrayLiteral { init(arrayLiteral items: Item...) {} }
extension Items { static var short: Items { [] } }
enum Mark: Hashable { case id }
enum Grade { case full }
struct Table: ExpressibleByDictionaryLiteral { init(dictionaryLiteral rows: (Mark, Grade)...) {} }
extension Table { static var id: Table { [:] } }
func take(_ items: Items) {}
func take(_ table: Table) {}
func keep(_ items: Items) {}
func note(_ table: Table) {}

func items() { keep([.short]) }
func whole() { keep(.short) }
func made() -> Items { [.short] }
func table() { note([.id: .full]) }

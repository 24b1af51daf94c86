// A function that is handed on is one of all functions with the name.
struct Row { static func make(_ id: Int) -> Row { Row() } }
extension Row { static func make(_ name: String) -> Row { Row() } }
func second<X, Y, Z>(_ body: @escaping (Y) -> Z) -> ((X, Y)) -> (X, Z) { { ($0.0, body($0.1)) } }
func second<X, Y>(_ pair: (X, Y)) -> Y { pair.1 }
func text(_ name: String) -> String { name }
func text(_ id: Int) -> String { "" }
class Kind<W> {}
extension Kind { static var empty: Kind<W> { Kind() } }
final class List<W>: Kind<W> { static func empty() -> List<W> { List() } }
func fold(_ make: () -> List<Int>) {}

func seconds<X, Y>(_ pairs: [(X, Y)]) -> [Y] { pairs.map(second) }
func texts(_ ids: [Int]) -> [String] { ids.map(text) }
func names(_ names: [String]) -> [String] { names.map(text) }
func rows(_ ids: [Int]) -> [Row] { ids.map(Row.make) }
func folded() { fold(List<Int>.empty) }

protocol Printable {}
struct Page {}
extension Page: Printable {}
func use(_ value: any Printable) {}
let page: any Printable = Page()

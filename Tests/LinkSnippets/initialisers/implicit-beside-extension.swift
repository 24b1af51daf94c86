// Initialisers that the compiler makes count beside those of extensions.
struct Row { let id: Int; var name = "" }
extension Row { init(id: String) { self.init(id: 1) } }
enum Phase: String { case idle, busy }
extension Phase { init?(rawValue: Int) { return nil } }

func row() -> Row { Row(id: 1) }
func named(_ id: Int) -> Row { Row(id: id, name: "a") }
func rowOfText() -> Row { Row(id: "a") }
func implied(_ id: Int) -> Row { .init(id: id) }
func phase() -> Phase? { Phase(rawValue: "idle") }
func phaseOfNumber() -> Phase? { Phase(rawValue: 1) }

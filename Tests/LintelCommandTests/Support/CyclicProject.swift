/// Three layers, with a cycle inside the upper and one inside the lower.
let cyclicProject = [
  "lintel.yml": """
  version: 1
  components:
    UI: UI/**
    Domain: Domain/**
    Data: Data/**
  rules:
    layering: { kind: layers, layers: [UI, Domain, Data] }
  """,
  "UI/Screen.swift": """
  struct Screen {
    let model: Model
    let router: Router
  }
  struct Router {
    func next() -> Screen { Screen(model: Model(), router: self) }
  }
  """,
  "Domain/Model.swift": "struct Model {\n  var store = Store()\n}\nprotocol Clock {}\n",
  "Data/Store.swift": """
  struct Store {
    let cache: Cache
    func load() -> Cache { Cache.shared }
  }
  struct Cache {
    static let shared = Cache()
    var owner: Store? { nil }
  }
  """,
  "Helper.swift": "struct Helper {}\n",
]

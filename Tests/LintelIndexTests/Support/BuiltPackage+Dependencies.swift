extension BuiltPackage {
  /// What files depend on, as `line:column From -> To kind`; read by hand.
  static let dependencies = [
    "Elsewhere/Linked.swift": """
    1:39 Linked.theme -> Derived type
    1:51 Linked.theme -> Theme type
    1:67 Linked.theme -> Derived.settings call
    1:78 Linked.theme -> Settings.theme member
    """,

    "Sources/App/Main View.swift": """
    4:15 Screen.store -> makeStore call
    5:28 Screen.title -> Screen.store member
    5:33 Screen.title -> Store.subscript member
    5:40 Screen.title -> Item.name member
    5:45 Screen.title -> String.shout member
    6:15 Screen.items -> Item type
    6:24 Screen.items -> Screen.store member
    6:30 Screen.items -> Store.load call
    6:41 Screen.items -> Screen.store member
    6:47 Screen.items -> Store.load call
    7:20 Screen.joined -> Item type
    7:27 Screen.joined -> Screen.items member
    7:40 Screen.joined -> Item.init construct
    7:40 Screen.joined -> Item construct
    7:53 Screen.joined -> Item.+ call
    8:20 Screen.large -> Item type
    8:28 Screen.large -> Screen.items member
    8:46 Screen.large -> Item.size member
    8:51 Screen.large -> Item.Size.isLarge member
    8:65 Screen.large -> Item.default member
    8:81 Screen.large -> limit member
    9:30 Screen.names -> Screen.items member
    9:42 Screen.names -> Item.name keypath
    """,

    "Sources/App/Model.swift": """
    3:29 Settings.size -> Item type
    3:34 Settings.size -> Item.Size type
    3:42 Settings.size -> Item.Size.small static
    3:60 Settings.theme -> Theme type
    4:31 Theme.dark -> Settings type
    4:40 Theme.dark -> Settings.Level type
    5:11 Settings -> Settings extend
    7:29 Settings.standard -> Settings type
    7:41 Settings.standard -> Settings construct
    7:46 Settings.standard -> Settings.theme member
    7:54 Settings.standard -> Theme.light static
    """,

    "Sources/App/Uses.swift": """
    3:13 Base -> Storing conform
    4:31 Base.load -> Key type
    4:31 Base.load -> Item type
    4:38 Base.load -> Key construct
    4:38 Base.load -> Item construct
    4:38 Base.load -> Item.init construct
    6:16 Derived -> Base inherit
    7:40 Derived.load -> Key type
    7:40 Derived.load -> Item type
    7:53 Derived.load -> Base.load call
    8:22 Derived.settings -> Settings type
    9:28 Derived.settings.local -> Settings type
    9:41 Derived.settings.local -> Theme type
    9:58 Derived.settings.local -> Settings.theme member
    10:16 Derived.settings -> Settings static
    10:25 Derived.settings -> Settings.standard static
    11:14 Derived.settings -> Theme.dark cast
    11:40 Derived.settings -> Settings.theme member
    11:49 Derived.settings -> Theme.light static
    15:19 check -> Storing type
    15:63 check -> Derived cast
    16:15 Middle -> Base inherit
    17:13 Last -> Middle inherit
    17:36 Last.load -> Base.load member
    17:59 Last.load -> Key type
    17:59 Last.load -> Item type
    """,

    "Sources/Kit/Free.swift": """
    1:28 makeStore -> Store type
    1:37 makeStore -> Store.shared static
    3:24 Key -> Item alias
    4:20 first -> Item construct
    4:36 first -> Item.name member
    5:25 Size -> Item type
    5:30 Size -> Item.Size alias
    6:23 size -> Size type
    6:23 size -> Item.Size type
    6:30 size -> first member
    6:47 size -> Item.Size.small static
    6:56 size -> Item.Size.large static
    """,

    "Sources/Kit/Item+Text.swift": """
    1:11 Item -> Item extend
    2:41 Item.default -> Item.name member
    3:24 Item.init -> Item.init call
    4:31 Item.+ -> Item type
    4:44 Item.+ -> Item type
    4:53 Item.+ -> Item type
    4:60 Item.+ -> Item construct
    4:76 Item.+ -> Item.name member
    4:89 Item.+ -> Item.name member
    6:11 Item.Size -> Item type
    6:16 Item.Size -> Item.Size extend
    6:59 Item.Size.isLarge -> Item.Size.large static
    """,
  ]
}

enum A: Double { case a = 1.5, b = -0x1p3 }
enum B: Character { case a = "\"", b = "," }
enum C: Bool { case a = true }

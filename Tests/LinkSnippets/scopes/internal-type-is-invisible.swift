// file: Core/A.swift
struct Model {}
public struct Facade {}
// file: Base/A.swift
public struct Model {}
// file: App/Use.swift
import Base
import Core
func use(_ model: Model, _ facade: Facade) {}

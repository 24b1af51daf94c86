// Typealiases of the library are the types that they stand for.
import Foundation
extension Double { var clamped: Double { self } }
extension Float { var clamped: Float { self } }
extension TimeInterval { var minutes: TimeInterval { self } }
struct Job { var delay: TimeInterval = 1; func run() { _ = delay.clamped } }
func interval(_ value: TimeInterval) { _ = value.clamped; _ = value.minutes }
func since(_ date: Date) { _ = date.timeIntervalSince1970.clamped }
func number(_ value: Float64) { _ = value.clamped }
func double(_ value: Double) { _ = value.clamped; _ = value.minutes }
func small(_ value: Float32) { _ = value.clamped }
func float(_ value: Float) { _ = value.clamped }
func list(_ values: [TimeInterval]) { for value in values { _ = value.clamped } }
func take(_ value: Double) {}
func take(_ value: Float) {}
func pass(_ value: TimeInterval) { take(value) }

internal import CPlatform

/// The system and the kind of processor, such as `linux-x86_64`.
package let platformName: String = {
    let system = unsafe String(cString: spindle_system_name)
    #if arch(x86_64)
        return "\(system)-x86_64"
    #elseif arch(arm64)
        return "\(system)-arm64"
    #else
        return "\(system)-other"
    #endif
}()
